import type { AccountId, ContentId, OpenedPost, TierOpens } from '@fanfare/contract'
import type { Queryable } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Level } from '../entitlements/index.ts'
import { readPictures } from '../media/index.ts'
import { type Gated, judge } from './policy.ts'
import { presentOpened } from './presenter/card.ts'
import { readContentRows, type ShownRow } from './reader/contents.ts'
import { type GatedKind, readAccessCounts, readNewestByAccess } from './reader/openings.ts'

const nothing: TierOpens = { included: 0, soldSeparately: 0, public: 0, otherTiers: 0 }

/** What the gate says of posts like these. */
const judgeKind = (kind: GatedKind, level: Level | null, now: Date) => {
  const content: Gated = {
    ...kind,
    id: '' as Gated['id'],
    creator_id: '' as AccountId,
    status: 'published',
    price: kind.pricing === 'paid' ? 1 : null,
    currency: 'USD',
    early_days: kind.early_level ? 1 : null,
    published_at: now,
    publish_at: null,
  }
  return judge(content, { isOwner: false, level, holds: false }, now)
}

const termsOf = (kind: GatedKind, level: Level | null, now: Date): keyof TierOpens => {
  const { open, reason, ways } = judgeKind(kind, level, now)
  if (open) return reason === 'public' ? 'public' : 'included'
  return ways.some((way) => way.kind === 'buy') ? 'soldSeparately' : 'otherTiers'
}

/**
 * Of what a creator has published since then: what it is to subscribers of each level, counted. Early
 * access is left out: it ends by itself, and the count is about what there is to open, not about this week.
 */
export const readOpenings = async (db: Queryable, creatorId: AccountId, since: Date) => {
  const counts = await readAccessCounts(db, creatorId, since)
  return {
    to: (level: Level | null): TierOpens => {
      const sums = { ...nothing }
      for (const like of counts) sums[termsOf(like, level, since)] += like.contents
      return sums
    },
  }
}

/** As many thumbnails as any screen shows. */
const shown = 6
/** How many of a creator's posts are looked at, so that a long history costs no more. */
const examined = 1_000

const byNewest = (one: ShownRow, other: ShownRow) =>
  Number(other.published_at) - Number(one.published_at) || (one.id < other.id ? 1 : -1)

/**
 * The locked posts that each level opens now: how many, and the newest. Whoever asks has made sure that
 * the viewer may see the creator.
 */
export const viewOpenings = async (
  scope: Scope,
  creatorId: AccountId,
  besides: ContentId | undefined,
) => {
  const now = scope.now()
  const kinds = await readNewestByAccess(scope.db, creatorId, { now, besides, shown, examined })
  const rows = await readContentRows(
    scope.db,
    kinds.flatMap(({ newest }) => newest),
  )
  const covers = await readPictures(
    scope,
    rows.map(({ cover_asset_id }) => cover_asset_id),
  )
  const sorted = rows.toSorted(byNewest)
  return {
    to: (level: Level | null): { count: number; latest: OpenedPost[] } => {
      const opened = kinds.filter(
        (kind) => !judgeKind(kind, null, now).open && judgeKind(kind, level, now).open,
      )
      const ids = new Set(opened.flatMap(({ newest }) => newest))
      const latest = sorted.filter(({ id }) => ids.has(id)).slice(0, shown)
      return {
        count: opened.reduce((sum, { contents }) => sum + contents, 0),
        latest: latest.map((row) => presentOpened(row, covers.of(row.cover_asset_id))),
      }
    },
  }
}
