import pg from 'pg'
import { withoutIndexes } from './without-indexes.ts'

/** Of the creators that a fan of many follows, every second has never posted. */
const dormant = 'dormant'

const tables = ['catalog.contents', 'catalog.content_stats', 'social.follows']

interface People {
  readonly fan: string
  readonly crowded: string
}

/**
 * A million posts of two hundred thousand creators, the more the smaller their number, and one fan who
 * follows two thousand of them. `crowded` has a million followers.
 */
export const fillFeed = async (url: string, people: People) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
  await withoutIndexes(client, tables, () => insertFeed(client, people))
  await client.query(`vacuum analyze ${tables.join(', ')}`)
  await client.end()
}

const insertFeed = async (client: pg.Client, { fan, crowded }: People) => {
  await client.query(`
    insert into catalog.contents (id, creator_id, type, status, title, category, visibility, pricing,
      published_at, created_at, updated_at)
    select md5('content' || n)::uuid,
      md5('account' || 1 + floor(200000 * power((n * 7919 % 1000003) / 1000003.0, 2)))::uuid,
      (array['video','video','image','audio','article'])[1 + (n * 17) % 5], 'published', 'Post ' || n,
      'art', 'public', 'free', date_trunc('second', now()) - n * interval '20 seconds', now(), now()
    from generate_series(1::bigint, 1000000) n`)
  await client.query(`
    insert into catalog.content_stats (content_id, creator_id, status, type, category, visibility, is_free,
      score)
    select id, creator_id, status, type, category, visibility, is_free, random() * 1000
    from catalog.contents`)
  await client.query(
    `insert into social.follows (follower_id, creator_id, bell, is_shown, since)
     select $1, case when n % 2 = 0 then md5('account' || n * 97)::uuid
       else md5('${dormant}' || n)::uuid end, 'highlights', false, now() - n * interval '1 hour'
     from generate_series(1, 2000) n`,
    [fan],
  )
  await client.query(
    `insert into social.follows (follower_id, creator_id, bell, is_shown, since)
     select md5('fan' || n)::uuid, $1, 'highlights', false, now() - n * interval '1 second'
     from generate_series(1, 1000000) n`,
    [crowded],
  )
}
