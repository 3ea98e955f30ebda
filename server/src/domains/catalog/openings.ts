import type { AccountId, TierOpens } from '@fanfare/contract'
import type { Queryable } from '../../platform/database/database.ts'
import type { Level } from '../entitlements/index.ts'
import { type Gated, judge } from './policy.ts'
import { type AccessCount, readAccessCounts } from './reader/openings.ts'

const nothing: TierOpens = { included: 0, soldSeparately: 0, public: 0, otherTiers: 0 }

/**
 * What the gate says of posts like these. Early access is left out: it ends by itself, and the count
 * is about what there is to open, not about this week.
 */
const kindOf = (like: AccessCount, level: Level | null, now: Date): keyof TierOpens => {
  const content: Gated = {
    ...like,
    id: '' as Gated['id'],
    creator_id: '' as AccountId,
    status: 'published',
    price: like.pricing === 'paid' ? 1 : null,
    currency: 'USD',
    early_level: null,
    early_days: null,
    published_at: now,
    publish_at: null,
  }
  const { open, reason, ways } = judge(content, { isOwner: false, level, holds: false }, now)
  if (open) return reason === 'public' ? 'public' : 'included'
  return ways.some(({ kind }) => kind === 'buy') ? 'soldSeparately' : 'otherTiers'
}

/** Of what a creator has published since then: what it is to subscribers of each level, counted. */
export const readOpenings = async (db: Queryable, creatorId: AccountId, since: Date) => {
  const counts = await readAccessCounts(db, creatorId, since)
  return {
    to: (level: Level | null): TierOpens => {
      const sums = { ...nothing }
      for (const like of counts) sums[kindOf(like, level, since)] += like.contents
      return sums
    },
  }
}
