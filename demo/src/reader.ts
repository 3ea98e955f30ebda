import type { AccountId, AssetId, ContentId } from '@fanfare/contract'
import type { Queryable } from '../../server/src/platform/database/database.ts'

export interface PostRow {
  readonly id: ContentId
  readonly title: string
  readonly status: string
  readonly visibility: string
  readonly pricing: string
  readonly early_days: number | null
  readonly published_at: Date | null
  readonly rights_confirmed_at: Date | null
  readonly duration: number | null
  readonly file_asset_id: AssetId | null
  readonly cover_asset_id: AssetId | null
  readonly cover_pending_id: AssetId | null
  readonly teaser_asset_id: AssetId | null
}

export const keyOf = (creator: AccountId, title: string) => `${creator} ${title}`

/** In one query: while the world is being made, this is asked every other second. */
export const readPublished = async ({ q }: Queryable) => {
  const rows = await q
    .selectFrom('catalog.contents')
    .selectAll()
    .where('status', 'in', ['published', 'failed'])
    .$castTo<PostRow & { creator_id: AccountId }>()
    .execute()
  return new Map(rows.map((row) => [keyOf(row.creator_id, row.title), row]))
}

/** A post of the demo world is known by its creator and its title. */
export const readPostByTitle = async ({ q }: Queryable, creator: AccountId, title: string) =>
  (await q
    .selectFrom('catalog.contents')
    .selectAll()
    .where('creator_id', '=', creator)
    .where('title', '=', title)
    .orderBy('created_at')
    .limit(1)
    .$castTo<PostRow>()
    .executeTakeFirst()) ?? null

/** Everything with a price, oldest first. */
export const readPostsForSale = ({ q }: Queryable) =>
  q
    .selectFrom('catalog.contents')
    .select(['id', 'creator_id'])
    .where('status', '=', 'published')
    .where('price', '>', 0)
    .orderBy('created_at')
    .orderBy('id')
    .$castTo<{ id: ContentId; creator_id: AccountId }>()
    .execute()

export const countPictures = async ({ q }: Queryable, id: ContentId) =>
  (await q.selectFrom('catalog.pictures').select('asset_id').where('content_id', '=', id).execute())
    .length

export const hasCaptions = async ({ q }: Queryable, id: ContentId) =>
  (await q
    .selectFrom('catalog.captions')
    .select('language')
    .where('content_id', '=', id)
    .executeTakeFirst()) !== undefined

export const likes = async ({ q }: Queryable, id: ContentId, account: AccountId) =>
  (await q
    .selectFrom('catalog.likes')
    .select('content_id')
    .where('content_id', '=', id)
    .where('account_id', '=', account)
    .executeTakeFirst()) !== undefined

/** Files that are waiting for the pipeline or in it, renditions that come after publishing too. */
export const countUnfinishedFiles = async ({ q }: Queryable) =>
  (
    await q
      .selectFrom('media.assets')
      .select('id')
      .where('status', 'in', ['queued', 'processing'])
      .execute()
  ).length
