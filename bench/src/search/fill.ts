import pg from 'pg'
import { withoutIndexes } from '../lib/without-indexes.ts'
import { type Random, randomFrom, zipfWord, zipfWords } from './words.ts'

const atOnce = 5_000
const creators = 20_000

const tables = ['catalog.contents', 'catalog.content_stats', 'profiles.profiles']

const idOf = (kind: 'content' | 'people', n: number) =>
  `01900000-000${kind === 'content' ? 1 : 2}-7000-8000-${n.toString(16).padStart(12, '0')}`

const titleOf = (random: Random) => zipfWords(random, 3, 6).join(' ')

const insertPeople = async (client: pg.Client) => {
  const random = randomFrom(11)
  const people = Array.from({ length: creators }, (_, n) => ({
    id: idOf('people', n),
    name: `${zipfWord(random)} ${zipfWord(random)}`,
    bio: zipfWords(random, 5, 20).join(' '),
  }))
  await client.query(
    `insert into profiles.profiles (account_id, username, display_name, bio, creator_since, is_confirmed,
       is_verified, joined_at, updated_at)
     select p.id, 'creator_' || n, p.name, p.bio, now(), true, n % 50 = 0, now(), now()
     from unnest($1::uuid[], $2::text[], $3::text[]) with ordinality as p(id, name, bio, n)`,
    [people.map(({ id }) => id), people.map(({ name }) => name), people.map(({ bio }) => bio)],
  )
}

const insertContents = async (client: pg.Client, from: number, count: number, random: Random) => {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: idOf('content', from + at),
    // Few creators have many posts.
    creator: idOf('people', Math.floor(creators * random() ** 2)),
    title: titleOf(random),
    description: zipfWords(random, 12, 24).join(' '),
    tags: `{${zipfWord(random)},${zipfWord(random)}}`,
  }))
  await client.query(
    `insert into catalog.contents (id, creator_id, type, status, title, description, category, tags,
       visibility, pricing, price, currency, duration, published_at, created_at, updated_at)
     select c.id, c.creator, (array['video','video','image','audio','article'])[1 + n % 5], 'published',
       c.title, c.description, (array['art','music','travel','cooking','gaming','education','comedy',
       'fitness','wellness','technology','business','lifestyle','fashion','crafts','general'])[1 + n % 15],
       c.tags::text[], 'public', case n % 4 when 0 then 'paid' else 'free' end,
       case n % 4 when 0 then 100 + n % 5000 end, case n % 4 when 0 then 'USD' end, 10 + n % 5000,
       date_trunc('second', now()) - (n * 7919 % 63072000) * interval '1 second', now(), now()
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[]) with ordinality
       as c(id, creator, title, description, tags, at), lateral (select c.at + $6::bigint as n) numbered`,
    [
      rows.map(({ id }) => id),
      rows.map(({ creator }) => creator),
      rows.map(({ title }) => title),
      rows.map(({ description }) => description),
      rows.map(({ tags }) => tags),
      from,
    ],
  )
  return rows.map(({ id, title }) => ({ id, title }))
}

export interface Post {
  readonly id: string
  readonly title: string
}

/** So many posts of twenty thousand creators, and what search must send of them. Answers some of the posts. */
export const fillPosts = async (url: string, count: number, sample: number): Promise<Post[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
  const random = randomFrom(13)
  const some: Post[] = []
  await withoutIndexes(client, tables, async () => {
    await insertPeople(client)
    for (let from = 0; from < count; from += atOnce) {
      const posts = await insertContents(client, from, Math.min(atOnce, count - from), random)
      some.push(...posts.slice(0, Math.ceil((sample * posts.length) / count)))
    }
    await client.query(`
      insert into catalog.content_stats (content_id, creator_id, status, type, category, visibility, is_free,
        view_count, like_count, score)
      select id, creator_id, status, type, category, visibility, is_free,
        floor(power(10, 6 * power(random(), 3))), 0, random() * 1000
      from catalog.contents where id not in (select content_id from catalog.content_stats)`)
  })
  await client.query(`
    insert into search.documents (kind, id) select 'content', id from catalog.contents
    on conflict do nothing`)
  await client.query(`
    insert into search.documents (kind, id) select 'people', account_id from profiles.profiles
    on conflict do nothing`)
  // The indexes were filled with what was judged; now they are filled from the first id again.
  await client.query('update search.indexes set reached = null, filled_at = null')
  await client.query(`vacuum analyze ${tables.join(', ')}, search.documents`)
  await client.end()
  return some
}
