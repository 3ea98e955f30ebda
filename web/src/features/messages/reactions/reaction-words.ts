import type { Message } from '../thread/thread.ts'

export type Reaction = Message['reactions'][number]

/** What is offered at a press, and how a sentence calls it. */
export const quickReactions = [
  ['❤️', 'heart'],
  ['😂', 'laughter'],
  ['😮', 'surprise'],
  ['😢', 'tears'],
  ['👏', 'applause'],
  ['🔥', 'fire'],
] as const

const names: ReadonlyMap<string, string> = new Map(quickReactions)

/** Screen readers have names of their own for all others. */
const nameOf = (emoji: string) => names.get(emoji) ?? emoji

const peopleOf = ({ count, isOwn }: Reaction): string => {
  if (!isOwn) return count === 1 ? '1 person' : `${count} people`
  if (count === 1) return 'You'
  return count === 2 ? 'You and 1 other person' : `You and ${count - 1} other people`
}

/** “3 people reacted with heart, you reacted with fire”. */
export const reactionWords = (reactions: readonly Reaction[]): string =>
  reactions.map((one) => `${peopleOf(one)} reacted with ${nameOf(one.emoji)}`).join(', ')

/** As they are once this person has reacted so, or with null has taken it back. */
export const withOwn = (reactions: readonly Reaction[], own: string | null): Reaction[] => {
  const others = reactions.flatMap((one) => {
    const count = one.isOwn ? one.count - 1 : one.count
    return count > 0 ? [{ ...one, count, isOwn: false }] : []
  })
  if (own === null) return others
  if (!others.some(({ emoji }) => emoji === own)) {
    return [...others, { emoji: own, count: 1, isOwn: true }]
  }
  return others.map((one) =>
    one.emoji === own ? { ...one, count: one.count + 1, isOwn: true } : one,
  )
}
