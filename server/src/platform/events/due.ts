import { after } from '../clock/after.ts'
import type { Transaction } from '../database/database.ts'
import type { Scope } from '../scope.ts'

/**
 * Work whose time has come. Answers how much it did. What goes over rows with a `due_at` column is a
 * `leasedTask`, which also keeps waiting for other engines out of transactions: an open one holds up
 * every event.
 */
export interface DueTask {
  readonly name: string
  /** For upkeep that need not be looked at with every sweep. */
  readonly everyMs?: number
  run(scope: Scope): Promise<number>
}

interface Identified {
  readonly id: string
}

interface EachOf<Row extends Identified> {
  readonly name: string
  readonly rows: readonly Row[]
  /** Side by side unless each takes a connection for long or must follow the one before. */
  readonly oneByOne?: true
  settle(scope: Scope, row: Row): Promise<unknown>
}

/** Every row by itself: one that fails is logged and left, and holds up none of the others. */
export const settleEach = async <Row extends Identified>(
  scope: Scope,
  { name, rows, oneByOne, settle }: EachOf<Row>,
): Promise<void> => {
  const attempt = (row: Row) =>
    settle(scope, row).catch((error: unknown) => {
      scope.log.error({ task: name, row: row.id, err: error }, 'a due row failed; it stays due')
    })
  if (!oneByOne) {
    await Promise.all(rows.map(attempt))
    return
  }
  for (const row of rows) await attempt(row)
}

interface LeasedWork<Row extends Identified> extends Pick<EachOf<Row>, 'name' | 'oneByOne'> {
  readonly leaseMs: number
  claim(tx: Transaction, now: Date, until: Date): Promise<readonly Row[]>
  settle(scope: Scope, row: Row, until: Date): Promise<unknown>
}

/** Takes what is due with a lease and settles all of it; what failed is due again when that ends. */
export const leasedTask = <Row extends Identified>(work: LeasedWork<Row>): DueTask => ({
  name: work.name,
  async run(scope) {
    const now = scope.now()
    const until = after(now, work.leaseMs)
    const rows = await scope.transact((tx) => work.claim(tx, now, until))
    await settleEach(scope, {
      name: work.name,
      rows,
      ...(work.oneByOne ? { oneByOne: work.oneByOne } : {}),
      settle: (within, row) => work.settle(within, row, until),
    })
    return rows.length
  },
})

const rounds = 20

const runTask = async (scope: Scope, task: DueTask): Promise<number> => {
  let total = 0
  try {
    for (let round = 0; round < rounds; round++) {
      const done = await task.run(scope)
      total += done
      if (done === 0) break
    }
  } catch (error) {
    scope.log.error({ task: task.name, err: error }, 'due work failed; it stays due')
  }
  return total
}

/** Side by side, each until nothing more is due or for so many rounds; what fails stays due. */
export const runDue = async (scope: Scope, tasks: readonly DueTask[]): Promise<number> => {
  const done = await Promise.all(tasks.map((task) => runTask(scope, task)))
  return done.reduce((total, each) => total + each, 0)
}
