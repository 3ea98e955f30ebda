/** Names of rows that, once committed, are never changed or deleted. */
export interface Lasting {
  /** A transaction that has committed found it there, so this one need not look. */
  has(name: string): boolean
  /** Found or made by this transaction; holds for others once it has committed. */
  add(name: string): void
}

const most = 100_000

/** What one process knows to be there for ever in one database. */
export const createMemory = () => {
  const known = new Set<string>()
  return {
    /** When the engine refuses something: it may have been restored from before. */
    forget: () => known.clear(),
    begin: () => {
      const found: string[] = []
      const lasting: Lasting = {
        has: (name) => known.has(name),
        add: (name) => void found.push(name),
      }
      const keep = () => {
        if (known.size > most) known.clear()
        for (const name of found) known.add(name)
      }
      return { lasting, keep }
    },
  }
}
