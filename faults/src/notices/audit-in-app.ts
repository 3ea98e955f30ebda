import { until } from '@fanfare/ops'
import { untilKnown } from '../lib/client.ts'
import { Figure } from '../lib/figures.ts'
import type { Badge } from './badge.ts'
import type { Audience, World } from './world.ts'

/** One row for each post, and nobody has a notice of their own of it. */
const auditRows = async ({ tables }: World, { posts }: Audience, figure: Figure) => {
  for (const { id, title } of posts) {
    const [row] = await tables.rows<{ publishes: number; notices: number }>(
      `select (select count(*)::int from notifications.publishes where content_id = $1) as publishes,
         (select count(*)::int from notifications.notices
          where content_id = $1 and kind = 'publish') as notices`,
      [id],
    )
    const isOnce = row?.publishes === 1 && row.notices === 0
    figure.count(isOnce ? undefined : `“${title}” is there ${row?.publishes} times`)
  }
}

/** What each follower would read, merged of whom they follow: by SQL, so that it can be everybody. */
export const auditInApp = async (world: World, audience: Audience) => {
  const figure = new Figure('notices.in-app')
  await auditRows(world, audience, figure)
  const rows = await world.tables.rows<{ id: string; read: number; posts: number }>(
    `select f.follower_id as id, count(p.id)::int as read, count(distinct p.content_id)::int as posts
     from social.follows f
     left join notifications.publishes p on p.creator_id = f.creator_id and f.bell = 'all'
       and p.at > f.since and p.removed_at is null and not exists (
         select from notifications.publish_states s
         where s.account_id = f.follower_id and s.publish_id = p.id)
     where f.creator_id = $1 group by f.follower_id`,
    [audience.creator.id],
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  for (const { id, bell } of audience.followers) {
    const wanted = bell === 'all' ? audience.posts.length : 0
    const { read, posts } = found.get(id) ?? { read: -1, posts: -1 }
    const isOnce = read === wanted && posts === wanted
    figure.count(isOnce ? undefined : `${id} reads ${read} of ${wanted}`)
  }
  return figure
}

/** What those who are present read by the api: each post once. */
export const auditReading = async (audience: Audience) => {
  const figure = new Figure('notices.in-app-read')
  for (const { id, call } of audience.present) {
    const page = await untilKnown(() => call('listNotifications', { query: { limit: 50 } }))
    const read = page?.notifications.flatMap(({ contentId }) => contentId ?? []) ?? []
    const wanted = audience.followers.find((one) => one.id === id)?.bell === 'all' ? 1 : 0
    for (const post of audience.posts) {
      const times = read.filter((one) => one === post.id).length
      figure.count(times === wanted ? undefined : `${id} reads “${post.title}” ${times} times`)
    }
  }
  return figure
}

/** Every like and every comment of theirs is in one notice of the creator. */
export const auditWritten = async ({ tables }: World, { creator, present, posts }: Audience) => {
  const figure = new Figure('notices.written')
  const rows = await tables.rows<{ key: string; n: number }>(
    `select n.kind || ' ' || n.content_id || ' ' || p.account_id as key, count(*)::int as n
     from notifications.notices n join notifications.notice_people p on p.notice_id = n.id
     where n.account_id = $1 and n.deleted_at is null group by 1`,
    [creator.id],
  )
  const counts = new Map(rows.map(({ key, n }) => [key, n]))
  for (const { id } of posts) {
    for (const person of present) {
      for (const kind of ['like', 'comment']) {
        const n = counts.get(`${kind} ${id} ${person.id}`) ?? 0
        figure.count(n === 1 ? undefined : `a ${kind} of ${person.id} was told ${n} times`)
      }
    }
  }
  return figure
}

const badgePatience = { timeoutMs: 20_000, everyMs: 100 }

/** Told by the socket alone, each open tab shows what there is. */
export const auditBadges = async (badges: readonly Badge[], { followers, posts }: Audience) => {
  const figure = new Figure('notices.badges')
  for (const { who, shown, tab } of badges) {
    const wanted = followers.find(({ id }) => id === who.id)?.bell === 'all' ? posts.length : 0
    await until('the badge', () => shown() === wanted, badgePatience).catch(() => {})
    const isRight = shown() === wanted && !tab.signedOut()
    figure.count(isRight ? undefined : `${who.id} shows ${shown()} of ${wanted}`)
    tab.close()
  }
  return figure
}
