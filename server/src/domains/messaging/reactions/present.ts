import { type AccountId, limits, type MessageView } from '@fanfare/contract'
import type { ReactionRow } from './reader.ts'

type Kind = MessageView['reactions'][number]

/**
 * What is shown of the reactions to one message: the most frequent kinds, of two alike the earlier one, and
 * the reader’s own in any case. Whom the reader may not see does not count.
 */
export const presentReactions = (
  reactions: readonly Pick<ReactionRow, 'account_id' | 'emoji'>[],
  reader: AccountId,
  isSeen: (id: AccountId) => boolean,
): Kind[] => {
  const kinds = new Map<string, Kind>()
  for (const { account_id, emoji } of reactions) {
    if (!isSeen(account_id)) continue
    const { count, isOwn } = kinds.get(emoji) ?? { count: 0, isOwn: false }
    kinds.set(emoji, { emoji, count: count + 1, isOwn: isOwn || account_id === reader })
  }
  return [...kinds.values()]
    .toSorted((a, b) => b.count - a.count)
    .filter(({ isOwn }, at) => isOwn || at < limits.shownReactions)
}
