import { deviceStorage } from './storage.ts'

/** Each text has a key of its own, so that two tabs never undo what the other has kept. */
const prefix = 'own:'

const keys = (start: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

const listeners = new Set<() => void>()

/** What this person has written on this device and not sent. Others who sign in here never read it. */
export const ownStorage = (accountId: string) => {
  const keyOf = (name: string) => `${prefix}${accountId}:${name}`
  return {
    read: (name: string) => deviceStorage.read(keyOf(name)),
    write: (name: string, value: string | null) => deviceStorage.write(keyOf(name), value),
    /** The names that begin so, in no order. */
    names: (start: string) => keys(keyOf(start)).map((key) => key.slice(keyOf('').length)),
  }
}

/** With signing out nothing that anybody has written stays on the device. */
export const clearOwn = () => {
  for (const key of keys(prefix)) deviceStorage.write(key, null)
  for (const listener of listeners) listener()
}

export const onClearOwn = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
