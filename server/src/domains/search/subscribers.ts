import type { AccountId, ContentId } from '@fanfare/contract'
import { after } from '../../platform/clock/after.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { subscriber } from '../../platform/events/subscriber.ts'
import type { WritingScope } from '../../platform/scope.ts'
import { markDocuments, noteCreators } from './writer.ts'

/** Counts only rank: so often, however many views and followers come meanwhile. */
const countsLateMs = 600_000

type Events<Payload> = readonly { readonly payload: Payload }[]

const markContents = (
  tx: Transaction,
  events: Events<{ readonly contentId: ContentId }>,
  scope: WritingScope,
) => {
  const ids = events.map(({ payload }) => payload.contentId)
  return markDocuments(tx, 'content', ids, scope.now())
}

/** What a creator is called and whether they may be seen stands in each of their posts too. */
const markPeople = async (
  tx: Transaction,
  events: Events<{ readonly accountId: AccountId }>,
  scope: WritingScope,
) => {
  const ids = events.map(({ payload }) => payload.accountId)
  await markDocuments(tx, 'people', ids, scope.now())
  await noteCreators(tx, ids, scope.now())
}

const markFollowed = (
  tx: Transaction,
  events: Events<{ readonly creatorId: AccountId }>,
  scope: WritingScope,
) => {
  const ids = events.map(({ payload }) => payload.creatorId)
  return markDocuments(tx, 'people', ids, after(scope.now(), countsLateMs))
}

/** Only says what has changed; what it is now is read when it is sent. */
const markChanged = subscriber('search.mark-documents', {
  'catalog.content-changed': markContents,
  'catalog.content-published': markContents,
  'catalog.content-unpublished': markContents,
  'catalog.content-taken-down': markContents,
  'catalog.content-deleted': markContents,
  'catalog.counts-changed': (tx, events, scope) => {
    const ids = events.flatMap(({ payload }) => payload.contentIds)
    return markDocuments(tx, 'content', ids, after(scope.now(), countsLateMs))
  },
  'identity.account-registered': markPeople,
  'identity.email-verified': markPeople,
  'identity.suspension-changed': markPeople,
  'profiles.profile-changed': markPeople,
  'social.followed': markFollowed,
  'social.unfollowed': markFollowed,
})

export const searchSubscribers = [markChanged]
