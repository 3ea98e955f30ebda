import type { AccountId, ContentId, PersonBrief } from '@fanfare/contract'
import type { SignedInScope } from '../../platform/scope.ts'
import { findByUsername, readPeople } from '../profiles/index.ts'
import { findFollowed, findPresent } from './reader/mentions.ts'
import { requireReachableContent } from './viewing.ts'

const most = 8

/** For each letter that is typed: whoever is nearer comes first, and those further off are looked for only then. */
export const listMentionable = async (
  scope: SignedInScope,
  contentId: ContentId,
  q: string,
): Promise<{ people: PersonBrief[] }> => {
  const { db, actor } = scope
  const { row: content } = await requireReachableContent(scope, contentId)
  const beginning = {
    letters: q.toLowerCase(),
    seenBy: [actor.accountId, content.creator_id],
    // Oneself may be among them.
    limit: most + 1,
  }
  const found = new Set<AccountId>()
  const sources = [
    () => findPresent(db, content, beginning),
    () => findFollowed(db, actor.accountId, beginning),
    () => findByUsername(db, beginning),
  ]
  for (const find of sources) {
    for (const id of await find()) if (id !== actor.accountId) found.add(id)
    if (found.size >= most) break
  }
  const ids = [...found].slice(0, most)
  const people = await readPeople(scope, ids)
  return { people: ids.flatMap((id) => people.get(id) ?? []) }
}
