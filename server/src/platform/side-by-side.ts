/**
 * At most so many at once. All of them are tried; the first failure is thrown when every one has
 * ended, so that nothing goes on behind whoever waits.
 */
export const sideBySide = async <Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const queue = items.values()
  const failures: unknown[] = []
  const lane = async () => {
    for (const item of queue) await work(item).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  if (failures.length > 0) throw failures[0]
}
