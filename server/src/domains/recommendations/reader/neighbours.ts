import type { ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { waitingIn } from '../../../platform/database/waiting-in.ts'

/** Fewer could be told apart: nobody is to be read out of what is recommended to others. */
const fewestPeople = 3
/** Of a post that a million people enjoyed, those who did last stand for all. */
const mostPeople = 1_000
const mostOthers = 200

export interface Neighbour {
  readonly id: ContentId
  readonly weight: number
}

/**
 * What those who enjoyed a post also enjoyed, by the cosine of the two audiences: how many they share,
 * for how many they have, so that what everybody watches is near to nothing in particular.
 */
export const countNeighbours = async ({ q }: Queryable, id: ContentId): Promise<Neighbour[]> => {
  const { rows } = await sql<Neighbour>`
    with audience as materialized (
      select account_id from recommendations.engagements
      where content_id = ${id} order by at desc, account_id limit ${mostPeople}
    ), shared as (
      select e.content_id, count(*) as people from audience
      join recommendations.engagements e on e.account_id = audience.account_id
      where e.content_id <> ${id} group by e.content_id having count(*) >= ${fewestPeople}
      order by people desc, e.content_id limit ${mostOthers}
    )
    select shared.content_id as id,
      shared.people / sqrt((select count(*) from audience) * other.people) as weight
    from shared cross join lateral (
      select count(*) as people from (
        select from recommendations.engagements e
        where e.content_id = shared.content_id limit ${mostPeople}) engaged) other
    order by weight desc, shared.content_id`.execute(q)
  return rows
}

/** The nearest first. */
export const readNeighbours = async (
  { q }: Queryable,
  id: ContentId,
  most: number,
): Promise<ContentId[]> => {
  const rows = await q
    .selectFrom('recommendations.neighbours')
    .select('other_id')
    .where('content_id', '=', id)
    .orderBy('weight', 'desc')
    .orderBy('other_id')
    .limit(most)
    .$castTo<{ other_id: ContentId }>()
    .execute()
  return rows.map(({ other_id }) => other_id)
}

export interface AlsoEnjoyed {
  readonly id: ContentId
  readonly points: number
  /** Of what they enjoyed, the post that says most for it. */
  readonly about: ContentId
}

/** What is near to what somebody enjoyed, each counted by how much they did. */
export const readAlsoEnjoyed = async (
  { q }: Queryable,
  enjoyed: ReadonlyMap<ContentId, number>,
  most: number,
): Promise<AlsoEnjoyed[]> => {
  if (enjoyed.size === 0) return []
  const { rows } = await sql<AlsoEnjoyed>`
    select n.other_id as id, sum(e.weight * n.weight) as points,
      (array_agg(e.id order by e.weight * n.weight desc, e.id))[1] as about
    from unnest(${[...enjoyed.keys()]}::uuid[], ${[...enjoyed.values()]}::float8[]) as e(id, weight)
    join recommendations.neighbours n on n.content_id = e.id
    where n.other_id <> all(${[...enjoyed.keys()]}::uuid[])
    group by n.other_id order by points desc, n.other_id limit ${most}`.execute(q)
  return rows
}

export const readWaitingPosts = waitingIn('recommendations.posts')
