import type { AccountId, ContentId, SeriesId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import type { ContentRow } from '../reader/contents.ts'

/** A piece of the demo world is known again by whose it is and what it is called. */
export const readPieceByTitle = async ({ q }: Queryable, creator: AccountId, title: string) =>
  (await q
    .selectFrom('catalog.contents')
    .selectAll()
    .where('creator_id', '=', creator)
    .where('title', '=', title)
    .orderBy('created_at')
    .limit(1)
    .$castTo<ContentRow>()
    .executeTakeFirst()) ?? null

/** Everything that can be bought, oldest first. */
export const readPiecesForSale = ({ q }: Queryable) =>
  q
    .selectFrom('catalog.contents')
    .select(['id', 'creator_id'])
    .where('status', '=', 'published')
    .where('price', '>', 0)
    .orderBy('created_at')
    .orderBy('id')
    .$castTo<Pick<ContentRow, 'id' | 'creator_id'>>()
    .execute()

export const readPicturesOf = ({ q }: Queryable, id: ContentId) =>
  q.selectFrom('catalog.pictures').select('asset_id').where('content_id', '=', id).execute()

export const hasCaptions = async ({ q }: Queryable, id: ContentId) =>
  (await q
    .selectFrom('catalog.captions')
    .select('language')
    .where('content_id', '=', id)
    .executeTakeFirst()) !== undefined

export const readSeriesByTitle = async ({ q }: Queryable, creator: AccountId, title: string) => {
  const found = await q
    .selectFrom('catalog.series')
    .select('id')
    .where('creator_id', '=', creator)
    .where('title', '=', title)
    .executeTakeFirst()
  return (found?.id as SeriesId | undefined) ?? null
}

export const likes = async ({ q }: Queryable, id: ContentId, account: AccountId) =>
  (await q
    .selectFrom('catalog.likes')
    .select('content_id')
    .where('content_id', '=', id)
    .where('account_id', '=', account)
    .executeTakeFirst()) !== undefined
