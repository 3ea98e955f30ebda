import type { AccountId, ContentAccess, ContentId, ViewAs } from '@fanfare/contract'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { DomainError, fail } from '../../platform/errors/domain-error.ts'
import type { Scope } from '../../platform/scope.ts'
import {
  contentResource,
  type Grants,
  holdGrant,
  levelResource,
  noGrants,
  type Resource,
  readGrants,
} from '../entitlements/index.ts'
import { readSights } from '../profiles/index.ts'
import { canSee, type Gated, isOwner, judge, visitorOf } from './policy.ts'
import { readContentRow, type ShownRow } from './reader/contents.ts'

/** Who asks, when, and where to look: whoever acts on the answer looks in their own transaction. */
interface Asking extends Pick<Scope, 'actor' | 'now'> {
  readonly db: Queryable
}

const resourcesOf = ({ id, creator_id }: Gated): Resource[] => [
  contentResource(id),
  levelResource(creator_id, 'subscribers'),
  levelResource(creator_id, 'premium'),
]

const mayNeedGrant = (content: Gated & { readonly is_free: boolean }) =>
  !content.is_free || content.early_days !== null || content.status !== 'published'

/** What this viewer holds of what these posts may ask for: one query, and none for strangers. */
export const grantsFor = async (
  { actor, db, now }: Asking,
  rows: readonly (Gated & { readonly is_free: boolean })[],
): Promise<Grants> => {
  if (actor.kind !== 'account') return noGrants
  const locked = rows.filter((row) => mayNeedGrant(row) && !isOwner(row, actor))
  const resources = new Set(locked.flatMap(resourcesOf))
  return readGrants(db, actor.accountId, [...resources], now())
}

/** A post that this viewer may know of, and whether it is open to them. */
export interface Viewing {
  readonly row: ShownRow
  readonly access: ContentAccess
  /** There is a block between them and its creator, and what they bought stays theirs. */
  readonly despiteBlock: boolean
}

const findRow = async ({ db }: Asking, id: ContentId) =>
  (await readContentRow(db, id)) ?? fail('content.not-found')

const askGate = async (scope: Asking, row: ShownRow, as?: ViewAs): Promise<Viewing> => {
  const grants = await grantsFor(scope, [row])
  canSee(row, scope.actor, grants).orThrow()
  const access = judge(row, visitorOf(row, scope.actor, grants, as), scope.now())
  return { row, access, despiteBlock: false }
}

/**
 * Skips whether the viewer may see the creator. Only for the receiver of a gift: they may not have
 * signed in yet, and signed in they may see creators that strangers do not.
 */
export const viewAsGiftReceiver = async (scope: Asking, id: ContentId): Promise<Viewing> =>
  askGate(scope, await findRow(scope, id))

/** Asked only when a block hides its creator, so also of what has become free since. */
export const hasBought = async ({ actor, db, now }: Asking, id: ContentId): Promise<boolean> => {
  if (actor.kind !== 'account') return false
  const grants = await readGrants(db, actor.accountId, [contentResource(id)], now())
  return grants.bought(id)
}

const look = async (scope: Asking, id: ContentId, as?: ViewAs) => {
  const row = await findRow(scope, id)
  const asked = { actor: scope.actor, id: row.creator_id }
  const [viewing, sights] = await Promise.all([
    askGate(scope, row, as),
    readSights(scope.db, [asked]),
  ])
  return { viewing, sight: sights(asked) }
}

/**
 * The post and this viewer's access to it; not found for anyone who may not see its creator. A block
 * takes from nobody what they have bought.
 */
export const requireVisibleContent = async (
  scope: Asking,
  id: ContentId,
  as?: ViewAs,
): Promise<Viewing> => {
  const { viewing, sight } = await look(scope, id, as)
  if (sight === 'seen') return viewing
  const isTheirs = sight === 'blocked' && (await hasBought(scope, id))
  return isTheirs ? { ...viewing, despiteBlock: true } : fail('content.not-found')
}

/** For whatever reaches its creator, such as a comment: a block ends that for its buyers too. */
export const requireReachableContent = async (scope: Asking, id: ContentId): Promise<Viewing> => {
  const { viewing, sight } = await look(scope, id)
  return sight === 'seen' ? viewing : fail('content.not-found')
}

/** A block keeps nobody from telling us what is wrong with a post. */
export const requireReportableContent = async (scope: Asking, id: ContentId): Promise<Viewing> => {
  const { viewing, sight } = await look(scope, id)
  return sight === 'hidden' ? fail('content.not-found') : viewing
}

/** For whatever is made of bytes or words that are locked. */
export const openContent = async (scope: Scope, id: ContentId, as?: ViewAs): Promise<Viewing> => {
  const viewing = await requireVisibleContent(scope, id, as)
  return viewing.access.open ? viewing : fail('content.locked')
}

/** What it is open by, if money can go back for that. */
const openedBy = ({ row, access }: Viewing): Resource | null => {
  switch (access.reason) {
    case 'bought':
      return contentResource(row.id)
    case 'subscriber':
      return levelResource(row.creator_id, 'subscribers')
    case 'premium':
      return levelResource(row.creator_id, 'premium')
    default:
      return null
  }
}

/** Until the transaction ends, no refund takes from whoever opens it what opens it: or it has come first. */
export const holdAccess = async (
  tx: Transaction,
  { accountId, now }: { readonly accountId: AccountId; readonly now: Date },
  viewing: Viewing,
) => {
  const resource = openedBy(viewing)
  if (resource && !(await holdGrant(tx, { accountId, resource }, now))) fail('content.locked')
}

/** Whether someone may be told that it changed: whoever may see its page. */
export const canHearContent = (scope: Scope, id: ContentId): Promise<boolean> =>
  requireVisibleContent(scope, id).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError) return false
      throw error
    },
  )
