import { type AccountId, limits, namesIn } from '@fanfare/contract'
import type { Transaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/errors/domain-error.ts'
import type { SignedIn } from '../../platform/scope.ts'
import { readBlockedFrom, seeProfilesNamed } from '../profiles/index.ts'
import type { CommentRow } from './reader/comments.ts'
import type { ShownRow } from './reader/contents.ts'
import type { MentionRow } from './reader/mentions.ts'
import { replaceMentions } from './writer/mentions.ts'

/**
 * Whoever may be told of the post: a block keeps it from them. What is not published is seen by its
 * buyers, one by one; of the others its creator alone is sure to see it.
 */
const mayBeTold = async (
  tx: Transaction,
  { creator_id, status }: ShownRow,
  ids: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> => {
  if (status !== 'published') return new Set(ids.filter((id) => id === creator_id))
  const blocked = await readBlockedFrom(tx, creator_id, ids)
  return new Set(ids.filter((id) => !blocked.has(id)))
}

/** Whom these names mean to their author, who cannot mention themselves. */
const lookUp = async (
  tx: Transaction,
  content: ShownRow,
  { actor, comment }: Pick<Writing, 'actor' | 'comment'>,
  names: readonly string[],
): Promise<MentionRow[]> => {
  const profiles = await seeProfilesNamed(tx, actor, names)
  const others = profiles.filter(({ account_id }) => account_id !== actor.accountId)
  const ids = others.map(({ account_id }) => account_id)
  const told = await mayBeTold(tx, content, ids)
  return others
    .filter(({ account_id }) => told.has(account_id))
    .map(({ account_id, username }) => ({
      comment_id: comment.id,
      written_as: username,
      account_id,
    }))
}

interface Writing {
  readonly actor: SignedIn
  readonly comment: CommentRow
  /** Whom the comment mentioned until now. */
  readonly before: readonly MentionRow[]
}

/**
 * Keeps whom the text mentions now, and answers who was not mentioned before. A name that stays in an
 * edited text goes on meaning the person it meant, whoever has it by then.
 */
export const mentionPeople = async (
  tx: Transaction,
  content: ShownRow,
  { actor, comment, before }: Writing,
): Promise<AccountId[]> => {
  const names = new Set(namesIn(comment.text).map(({ username }) => username))
  const kept = before.filter(({ written_as }) => names.has(written_as))
  for (const { written_as } of kept) names.delete(written_as)
  const added = await lookUp(tx, content, { actor, comment }, [...names])
  const mentions = [...kept, ...added]
  const people = new Set(mentions.map(({ account_id }) => account_id))
  if (people.size > limits.mentions) return fail('comment.too-many-mentions')
  if (before.length + added.length > 0) await replaceMentions(tx, comment.id, mentions)
  const known = new Set(before.map(({ account_id }) => account_id))
  return [...people].filter((id) => !known.has(id))
}
