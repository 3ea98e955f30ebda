import type { Connection } from './connection.ts'

/** Open connections by whose they are; nothing is kept of whoever has none. */
export const indexConnections = () => {
  const byOwner = new Map<string, Set<Connection>>()
  return {
    of: (owner: string): Iterable<Connection> => byOwner.get(owner) ?? [],

    add(owner: string | null, connection: Connection) {
      if (!owner) return
      const others = byOwner.get(owner) ?? new Set()
      byOwner.set(owner, others.add(connection))
    },

    remove(owner: string | null, connection: Connection) {
      if (!owner) return
      const others = byOwner.get(owner)
      if (others?.delete(connection) && others.size === 0) byOwner.delete(owner)
    },
  }
}
