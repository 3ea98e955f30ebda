import type { ContentId } from '@fanfare/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Keys } from '../../../platform/paging/keyset.ts'

export interface Skeleton {
  readonly id: ContentId
  readonly key: Date | number
}

type Fragment = RawBuilder<unknown>

export interface Narrowing {
  /** Called `l` in conditions. */
  readonly table: Fragment
  readonly id: Fragment
  readonly key: Fragment
  readonly keyType: Fragment
  readonly conditions: readonly Fragment[]
  /** The columns a list can be narrowed by, each with the values wanted or with all there are. */
  readonly columns: Readonly<Record<string, readonly (string | boolean)[]>>
  readonly isNarrowed: boolean
  readonly isDescending: boolean
  readonly after: Keys | null
  readonly limit: number
}

/**
 * Ids only, after the keys of the last page. A list that is narrowed is put together of as many short
 * ones as there are combinations of values, each the beginning of one range of one index. So it costs
 * the same whether a combination is common, rare or does not occur, which a filter along the way would not.
 */
export const narrowedSql = (list: Narrowing): RawBuilder<Skeleton> => {
  const { table, id, key, keyType, after, limit } = list
  const direction = list.isDescending ? sql`desc` : sql`asc`
  const comparison = list.isDescending ? sql`<` : sql`>`
  const conditions = [
    ...list.conditions,
    ...(after
      ? [sql`(${key}, ${id}) ${comparison} (${after[0]}::${keyType}, ${after[1]}::uuid)`]
      : []),
  ]
  const order = (by: Fragment, then: Fragment) =>
    sql`order by ${by} ${direction}, ${then} ${direction} limit ${limit}`
  const rowsWhere = (all: readonly Fragment[]) => sql`
    select ${id} as id, ${key} as key from ${table}
    where ${sql.join(all, sql` and `)} ${order(key, id)}`
  if (!list.isNarrowed) return sql<Skeleton>`${rowsWhere(conditions)}`
  const names = Object.keys(list.columns)
  const wanted = names.map((name) => {
    const values = [...(list.columns[name] ?? [])]
    const type = typeof values[0] === 'boolean' ? sql`boolean[]` : sql`text[]`
    return sql`unnest(${values}::${type}) as ${sql.ref(`w_${name}`)}`
  })
  const equal = names.map((name) => sql`${sql.ref(`l.${name}`)} = ${sql.ref(`w_${name}`)}`)
  return sql<Skeleton>`
    select found.id, found.key from ${sql.join(wanted, sql` cross join `)}
    cross join lateral (${rowsWhere([...equal, ...conditions])}) found
    ${order(sql`found.key`, sql`found.id`)}`
}

export const readNarrowed = async ({ q }: Queryable, list: Narrowing): Promise<Skeleton[]> =>
  (await narrowedSql(list).execute(q)).rows
