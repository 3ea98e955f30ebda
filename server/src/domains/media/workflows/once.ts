const running = new Map<string, Promise<unknown>>()

/**
 * The engine gives a step up and asks for it again when its connection breaks, and cannot know that
 * we are still at it. Within this process the second then waits for the first.
 */
export const once = <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const before = running.get(key)
  if (before) return before as Promise<T>
  const now = work().finally(() => running.delete(key))
  running.set(key, now)
  return now
}
