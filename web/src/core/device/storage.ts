/** Storage can be forbidden, as in some private windows: then nothing is remembered, and nothing fails. */
const safely = (storage: () => Storage) => ({
  read: (key: string) => {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  },
  /** Nothing is remembered for null. */
  write: (key: string, value: string | null) => {
    try {
      if (value === null) storage().removeItem(key)
      else storage().setItem(key, value)
    } catch {}
  },
})

export const deviceStorage = safely(() => localStorage)
export const tabStorage = safely(() => sessionStorage)
