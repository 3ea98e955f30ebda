import type { Person } from '../words.ts'

/**
 * Up to which number everyone else has read, of those who show it. What was told while the conversation is
 * open counts too.
 */
export const seenUpTo = (
  people: readonly Pick<Person, 'id' | 'readSeq'>[],
  told: Readonly<Record<string, number>>,
  viewerId: string,
): number => {
  const seqs = people.flatMap(({ id, readSeq }) => {
    if (id === viewerId) return []
    const seq = Math.max(readSeq ?? -1, told[id] ?? -1)
    return seq < 0 ? [] : [seq]
  })
  return seqs.length > 0 ? Math.min(...seqs) : 0
}
