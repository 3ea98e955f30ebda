import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { integer, integerFrom, text } from '../http/parameters.ts'
import type { Documents, Kind } from './documents.ts'
import { find } from './store.ts'

const bounds = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
})

/** What every list takes. */
export const listParameters = {
  limit: integerFrom(1, 100).default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: z.union([integer, bounds]).optional(),
}
export type ListParameters = z.infer<z.ZodObject<typeof listParameters>>

export interface List<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

/** Newest first; `equal` compares fields of the documents. */
export async function list<K extends Kind>(
  tx: Transaction,
  kind: K,
  url: string,
  parameters: ListParameters,
  equal: Record<string, string | undefined> = {},
): Promise<List<Documents[K]>> {
  const values: unknown[] = [kind]
  const given = (value: unknown) => `$${values.push(value)}`
  const where = ['kind = $1']
  for (const [field, value] of Object.entries(equal)) {
    if (value !== undefined) where.push(`data ->> '${field}' = ${given(value)}`)
  }
  const created =
    typeof parameters.created === 'number'
      ? { gte: parameters.created, lte: parameters.created }
      : (parameters.created ?? {})
  for (const [name, sign] of Object.entries(comparisons)) {
    const bound = created[name as keyof typeof comparisons]
    if (bound !== undefined) where.push(`created ${sign} ${given(bound)}`)
  }
  const backwards = parameters.ending_before !== undefined
  const edge = parameters.ending_before ?? parameters.starting_after
  if (edge !== undefined) {
    await find(tx, kind, edge)
    const seq = `(select seq from sandbox_pay.objects where id = ${given(edge)})`
    where.push(`seq ${backwards ? '>' : '<'} ${seq}`)
  }
  const { rows } = await tx.query<{ data: Documents[K] }>(
    `select data from sandbox_pay.objects where ${where.join(' and ')}
     order by seq ${backwards ? 'asc' : 'desc'} limit ${parameters.limit + 1}`,
    values,
  )
  const page = rows.slice(0, parameters.limit).map((row) => row.data)
  return {
    object: 'list',
    data: backwards ? page.reverse() : page,
    has_more: rows.length > parameters.limit,
    url,
  }
}
