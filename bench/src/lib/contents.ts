import pg from 'pg'
import { withoutIndexes } from './without-indexes.ts'

/** How many creators share the posts; the first has a tenth of them all. */
const creators = 5_000

const owner = `case when n % 10 = 0 then md5('account1')::uuid
  else md5('account' || 1 + (n * 7919) % ${creators})::uuid end`
const category = `(array['art','music','travel','cooking','gaming','education','comedy','fitness',
  'wellness','technology','business','lifestyle','fashion','crafts','general'])[1 + (n * 31) % 15]`
const type = `(array['video','video','image','audio','article'])[1 + (n * 17) % 5]`
const status = `case when n % 50 = 0 then 'draft' when n % 997 = 0 then 'scheduled'
  when n % 1999 = 0 then 'failed' else 'published' end`
const isSold = `abs(hashtext(id::text || 's')) % 4 = 0`

const tables = [
  'catalog.contents',
  'catalog.content_stats',
  'catalog.revenues',
  'catalog.content_tags',
]

/** A world of so many posts: types, categories and tags in every mixture, some locked. */
export const fillContents = async (url: string, count: number) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
  await withoutIndexes(client, tables, () => insertContents(client, count))
  await client.query(`vacuum analyze ${tables.join(', ')}`)
  const { rows } = await client.query<{ id: string }>(`select md5('account1')::uuid as id`)
  await client.end()
  return rows[0]?.id ?? ''
}

const insertContents = async (client: pg.Client, count: number) => {
  await client.query(`
    insert into catalog.contents (id, creator_id, type, status, failure, title, category, tags, visibility,
      pricing, published_at, publish_at, created_at, updated_at)
    select md5('content' || n)::uuid, ${owner}, ${type}, ${status},
      case when ${status} = 'failed' then 'No picture.' end,
      'Post ' || n || case when n % 10000 = 0 then ' rarely' else ' of weather' end, ${category},
      array['tag' || n % 100, 'tag' || 100 + n % 5000],
      case when n % 3 = 0 then 'subscribers' when n % 20 = 0 then 'premium' else 'public' end, 'free',
      case when ${status} = 'published' then date_trunc('second', now()) - n * interval '20 seconds' end,
      case when ${status} = 'scheduled' then date_trunc('second', now()) + n * interval '1 second' end,
      date_trunc('second', now()) - n * interval '21 seconds',
      date_trunc('second', now()) - ((n * 7919) % 1000000) * interval '1 second'
    from generate_series(1::bigint, ${count}) n`)
  await client.query(`
    insert into catalog.content_stats (content_id, creator_id, status, type, category, visibility, is_free,
      view_count, like_count, score)
    select id, creator_id, status, type, category, visibility, is_free,
      abs(hashtext(id::text)) % 100000, abs(hashtext(id::text || 'l')) % 5000, random() * 1000
    from catalog.contents`)
  await client.query(`
    insert into catalog.revenues (content_id, currency, creator_id, status, type, visibility, net)
    select id, sold.currency, creator_id, status, type, visibility,
      case sold.currency when 'USD' then abs(hashtext(id::text || 'r')) % 100000 else 0 end
    from catalog.contents
    cross join lateral unnest(case when ${isSold} then array['USD', 'EUR', 'GBP'] else array['none'] end)
      as sold(currency)`)
  await client.query(`
    insert into catalog.content_tags (tag, content_id, type, category, is_free, published_at, score)
    select tag, id, type, category, is_free, published_at, random() * 1000
    from catalog.contents cross join unnest(tags) tag where status = 'published'`)
}
