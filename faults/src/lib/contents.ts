import { randomUUID } from 'node:crypto'
import type { Tables } from './tables.ts'

interface Content {
  readonly type: 'video' | 'image' | 'article'
  readonly status: 'draft' | 'published' | 'deleted'
  readonly fileId?: string
  readonly teaserId?: string
  /** In cents of a dollar; free without. */
  readonly price?: number
}

export const salePrice = { amount: 999, currency: 'USD' } as const

const document = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}

/** Written past the api: whoever asks, also a fan, must be able to own one. */
export const makeContent = async (tables: Tables, ownerId: string, content: Content) => {
  const id = randomUUID()
  const { type, status, fileId = null, teaserId = null, price = null } = content
  await tables.rows(
    `insert into catalog.contents (id, creator_id, type, status, status_before, title, word_count,
       allow_download, file_asset_id, teaser_asset_id, teaser_start, teaser_end, has_teaser, duration,
       pricing, price, currency, published_at, deleted_at, created_at, updated_at)
     values ($1, $2, $3, $4, case $4 when 'deleted' then 'draft' end, 'Weather', 1, true, $5, $6::uuid,
       0, 5, $6::uuid is not null, 60, case when $7::bigint is null then 'free' else 'paid' end,
       $7, case when $7::bigint is not null then 'USD' end, case $4 when 'published' then now() end,
       case $4 when 'deleted' then now() end, now(), now())`,
    [id, ownerId, type, status, fileId, teaserId, price],
  )
  await tables.rows(
    `insert into catalog.content_stats (content_id, creator_id, status, type, category, visibility, is_free)
     select id, creator_id, status, type, category, visibility, is_free
     from catalog.contents where id = $1`,
    [id],
  )
  await tables.rows(
    `insert into catalog.revenues (content_id, creator_id, status, type, visibility)
     select id, creator_id, status, type, visibility from catalog.contents where id = $1`,
    [id],
  )
  if (type === 'article') {
    await tables.rows('insert into catalog.articles (content_id, document) values ($1, $2)', [
      id,
      JSON.stringify(document),
    ])
  }
  return id
}

/** A file as the pipeline leaves it, without the bytes, which nobody asks for here. */
export const makeAsset = async (
  tables: Tables,
  ownerId: string,
  purpose: 'video' | 'image' | 'teaser' | 'message-image',
) => {
  const id = randomUUID()
  await tables.rows(
    `insert into media.assets (id, owner_id, purpose, status, file_name, duration, width, height,
       placeholder, playable, publishable, created_at, finished_at)
     values ($1, $2, $3, 'ready', 'sky', 60, 640, 360, '', true, true, now(), now())`,
    [id, ownerId, purpose],
  )
  for (const kind of ['original', 'rendition', 'playlist', 'poster']) {
    await tables.rows(
      `insert into media.artefacts (asset_id, kind, name, key, bytes, type, bandwidth, codecs)
       values ($1, $2, '360p', $3, 1, 'video/mp4', 1000, 'avc1')`,
      [id, kind, `assets/${id}/${kind}`],
    )
  }
  return id
}

export const makeVideoDraft = async (tables: Tables, ownerId: string) => {
  const fileId = await makeAsset(tables, ownerId, 'video')
  return makeContent(tables, ownerId, { type: 'video', status: 'draft', fileId })
}

export const makeTeasedVideo = async (tables: Tables, ownerId: string) => {
  const fileId = await makeAsset(tables, ownerId, 'video')
  const teaserId = await makeAsset(tables, ownerId, 'teaser')
  return makeContent(tables, ownerId, { type: 'video', status: 'published', fileId, teaserId })
}

export const makePublishedPicture = async (tables: Tables, ownerId: string) => {
  const id = await makeContent(tables, ownerId, { type: 'image', status: 'published' })
  const asset = await makeAsset(tables, ownerId, 'image')
  await tables.rows(
    'insert into catalog.pictures (asset_id, content_id, position) values ($1, $2, 0)',
    [asset, id],
  )
  return id
}

/** On the post it is said to belong to, where there is one, else on one of nobody's. */
export const makeComment = async (tables: Tables, authorId: string, contentId?: string) => {
  const id = randomUUID()
  const write = (content: string | undefined) =>
    tables.rows(
      `insert into catalog.comments (id, content_id, author_id, text, created_at)
       select $1, id, $2, 'The light!', now() from catalog.contents where id = $3 returning id`,
      [id, authorId, content],
    )
  const written = contentId ? await write(contentId) : []
  if (written.length === 0) {
    await write(await makeContent(tables, randomUUID(), { type: 'article', status: 'published' }))
  }
  return id
}

export const makeSeries = async (tables: Tables, ownerId: string) => {
  const id = randomUUID()
  await tables.rows(
    `insert into catalog.series (id, creator_id, title, created_at, updated_at)
     values ($1, $2, 'A year of skies', now(), now())`,
    [id, ownerId],
  )
  return id
}

/** A page without an account behind it: work is sold only where its creator can be seen. */
const makeSeller = async (tables: Tables) => {
  const id = randomUUID()
  await tables.rows(
    `insert into profiles.profiles (account_id, username, display_name, creator_since, joined_at,
       updated_at)
     values ($1, $2, 'A seller', now(), now(), now())`,
    [id, `seller_${id.replaceAll('-', '').slice(0, 16)}`],
  )
  return id
}

/** By nobody who takes part, so that whoever asks may buy it. */
export const makeForSale = async (tables: Tables) =>
  makeContent(tables, await makeSeller(tables), {
    type: 'article',
    status: 'published',
    price: salePrice.amount,
  })
