import { createHash } from 'node:crypto'
import type { AccountId, ContentId } from '@fanfare/contract'
import type pg from 'pg'
import type { Tastes } from './tastes.ts'

const idFrom = (text: string) => {
  const hex = createHash('md5').update(text).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
export const fanId = (key: number) => idFrom(`fan ${key}`) as AccountId
export const postId = (key: number) => idFrom(`post ${key}`) as ContentId
export const creatorId = (key: number) => idFrom(`creator ${key}`) as AccountId

const emptied = [
  'catalog.contents',
  'profiles.profiles',
  'social.people',
  'social.follows',
  'entitlements.grants',
  ...['fans', 'engagements', 'feedback', 'hidden_creators', 'posts', 'neighbours', 'picks'].map(
    (table) => `recommendations.${table}`,
  ),
]

const ago = `now() - x."daysAgo" * interval '1 day'`
const seconds = 600

/** What stands in the tables of the domains after all this has happened; nothing of recommendations. */
export const fillTastes = async (client: pg.Client, tastes: Tastes) => {
  await client.query(`truncate ${emptied.join(', ')} cascade`)
  const rows = (shape: string, values: readonly object[], text: string) =>
    client.query(text.replace('$rows', `jsonb_to_recordset($1::jsonb) as x(${shape})`), [
      JSON.stringify(values),
    ])
  const posts = new Map(tastes.posts.map((post) => [post.key, post]))
  await rows(
    'key int, id uuid, "daysAgo" float8, followers int',
    tastes.creators.map((creator) => ({ ...creator, id: creatorId(creator.key) })),
    `with made as (
       insert into profiles.profiles (account_id, username, display_name, creator_since, is_confirmed,
         joined_at, updated_at)
       select id, 'creator_' || key, 'Creator ' || key, ${ago}, true, ${ago}, now() from $rows)
     insert into social.people (account_id, follower_count)
     select id, followers from jsonb_to_recordset($1::jsonb) as x(id uuid, followers int)`,
  )
  await rows(
    'key int, id uuid, by uuid, category text, tags text[], "daysAgo" float8',
    tastes.posts.map((post) => ({ ...post, id: postId(post.key), by: creatorId(post.creator) })),
    `insert into catalog.contents (id, creator_id, type, status, title, category, tags, duration,
       published_at, created_at, updated_at)
     select id, by, 'video', 'published', 'Post ' || key, category, tags, ${seconds}, ${ago}, ${ago}, now()
     from $rows`,
  )
  await rows(
    'fan uuid, creator uuid',
    tastes.fans.flatMap(({ key, follows }) =>
      follows.map((creator) => ({ fan: fanId(key), creator: creatorId(creator) })),
    ),
    `insert into social.follows (follower_id, creator_id, bell, is_shown, since)
     select fan, creator, 'highlights', false, now() from $rows`,
  )
  await rows(
    'id uuid, interests text[]',
    tastes.fans.map(({ key, interests }) => ({ id: fanId(key), interests })),
    'insert into recommendations.fans (id, interests) select id, interests from $rows',
  )
  const done = tastes.engagements.map(({ fan, post, kind, daysAgo }) => ({
    fan: fanId(fan),
    post: postId(post),
    by: creatorId(posts.get(post)?.creator ?? 0),
    kind,
    daysAgo,
  }))
  const inserts = {
    watched: `insert into catalog.consumption (account_id, content_id, creator_id, seconds_served,
      furthest, position, reported_at)
      select fan, post, by, ${seconds}, ${seconds}, ${seconds}, ${ago} from $rows`,
    liked: `insert into catalog.likes (content_id, account_id, created_at)
      select post, fan, ${ago} from $rows`,
    saved: `insert into catalog.saves (account_id, content_id, saved_at)
      select fan, post, ${ago} from $rows`,
    commented: `insert into catalog.comments (id, content_id, author_id, text, created_at)
      select gen_random_uuid(), post, fan, 'Rain', ${ago} from $rows`,
    bought: `insert into entitlements.grants (id, account_id, resource, source, source_id, starts_at,
      created_at)
      select gen_random_uuid(), fan, 'content:' || post, 'purchase', gen_random_uuid()::text, ${ago}, now()
      from $rows`,
  }
  for (const [kind, text] of Object.entries(inserts)) {
    const ofKind = done.filter((each) => each.kind === kind)
    await rows('fan uuid, post uuid, by uuid, "daysAgo" float8', ofKind, text)
  }
  await client.query(`
    insert into catalog.content_stats (content_id, creator_id, status, type, category, visibility, is_free,
      view_count, like_count, comment_count, score)
    select c.id, c.creator_id, c.status, c.type, c.category, c.visibility, c.is_free, v.n, l.n, w.n,
      log(1 + v.n + 5 * l.n + 10 * w.n) + extract(epoch from c.published_at) / 172800
    from catalog.contents c
    cross join lateral (select count(*) n from catalog.consumption u where u.content_id = c.id) v
    cross join lateral (select count(*) n from catalog.likes u where u.content_id = c.id) l
    cross join lateral (select count(*) n from catalog.comments u where u.content_id = c.id) w`)
  await client.query(`
    insert into catalog.content_tags (tag, content_id, type, category, is_free, published_at, score)
    select distinct tag, c.id, c.type, c.category, c.is_free, c.published_at, s.score
    from catalog.contents c join catalog.content_stats s on s.content_id = c.id
    cross join unnest(c.tags) tag`)
  await client.query('analyze')
}
