import type { AccountId, ContentId } from '@fanfare/contract'
import { after } from '../../platform/clock/after.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { contentResource, isInForce, type Level, levelResource, type Resource } from './policy.ts'
import { findGrants, isHeldByAnyone } from './reader/grants.ts'

/** What one person holds of what was asked for, at one moment. */
export interface Grants {
  holds(resource: Resource): boolean
  /** A tier marked premium includes what a plain one opens. */
  level(creatorId: AccountId): Level | null
  /** Bought for good, by them or for them: it stays theirs when it leaves sale. */
  bought(contentId: ContentId): boolean
}

export const purchaseSource = 'purchase'
/** Somebody else has paid for it. */
export const giftSource = 'gift'
/** Holds what is paid for until whoever it is for claims it; nobody signs in as this. */
export const nobody = '00000000-0000-0000-0000-000000000000' as AccountId
/** What these gave is its holder's for good. */
export const paidSources: readonly string[] = [purchaseSource, giftSource]

export const noGrants: Grants = { holds: () => false, level: () => null, bought: () => false }

/** One query for a whole list. */
export const readGrants = async (
  db: Queryable,
  accountId: AccountId,
  resources: readonly Resource[],
  now: Date,
): Promise<Grants> => {
  if (resources.length === 0) return noGrants
  const rows = await findGrants(db, accountId, resources)
  const inForce = rows.filter((row) => isInForce(row, now))
  const held = new Set(inForce.map(({ resource }) => resource))
  const bought = new Set(
    inForce.filter(({ source }) => paidSources.includes(source)).map(({ resource }) => resource),
  )
  const holds = (resource: Resource) => held.has(resource)
  return {
    holds,
    bought: (contentId) => bought.has(contentResource(contentId)),
    level: (creatorId) => {
      if (holds(levelResource(creatorId, 'premium'))) return 'premium'
      return holds(levelResource(creatorId, 'subscribers')) ? 'subscribers' : null
    },
  }
}

/** A bank that decides for us, or sends a refund back, does so within these days; it is theirs again then. */
const undecided = 120 * 86_400_000

/** Whether its bytes must stay: somebody has it for good, or may have it again. */
export const isHeldForGood = (db: Queryable, resource: Resource, now: Date): Promise<boolean> =>
  isHeldByAnyone(db, resource, paidSources, after(now, -undecided))
