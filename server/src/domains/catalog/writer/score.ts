import { type RawBuilder, sql } from 'kysely'

/**
 * How popular a post is: tenfold interest weighs as much as two days of
 * youth. It needs no sweep as time passes: it stays until the next count, and only ever
 * differs by what both have gained.
 */
export const scoreFrom = (counts: {
  readonly views: RawBuilder<unknown>
  readonly likes: RawBuilder<unknown>
  readonly comments: RawBuilder<unknown>
  readonly publishedAt: RawBuilder<unknown>
}) => sql<number>`coalesce(
  log(greatest(1 + ${counts.views} + 5 * ${counts.likes} + 10 * ${counts.comments}, 1)::numeric)::float8
    + extract(epoch from ${counts.publishedAt})::float8 / 172800, 0)`
