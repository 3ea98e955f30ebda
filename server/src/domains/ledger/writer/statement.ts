import { CompiledQuery } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'

interface Rows {
  readonly as: string
  /** Each with its type. */
  readonly columns: readonly (readonly [name: string, type: string])[]
  readonly rows: readonly (readonly unknown[])[]
}

/** As many as one sale has: the accounts of its lines. */
const few = 5

/**
 * A statement that is written out, with its values. Every sale passes here, and a builder would take
 * longer to say it than the engine to do it.
 */
export const createStatement = () => {
  const values: unknown[] = []
  const take = (value: unknown, type: string) => `$${values.push(value)}::${type}`
  return {
    take,
    /**
     * A few are written out one by one, which the engine and we do in two thirds of the time that
     * arrays take. Many are arrays, so that their number does not make it another statement.
     */
    from: ({ as, columns, rows }: Rows) => {
      const names = columns.map(([name]) => name).join(', ')
      if (rows.length === 0 || rows.length > few) {
        const arrays = columns.map(([, type], at) => {
          const column = rows.map((row) => row[at])
          return take(column, `${type}[]`)
        })
        return `unnest(${arrays.join(', ')}) as ${as}(${names})`
      }
      const tuples = rows.map(
        (row) => `(${columns.map(([, type], at) => take(row[at], type)).join(', ')})`,
      )
      return `(values ${tuples.join(', ')}) as ${as}(${names})`
    },
    run: <Row>({ q }: Transaction, text: string) =>
      q.executeQuery<Row>(CompiledQuery.raw(text, values)),
  }
}

export type Statement = ReturnType<typeof createStatement>
