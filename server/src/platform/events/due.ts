import { after } from '../clock/after.ts'
import type { Transaction } from '../database/database.ts'
import type { Scope } from '../scope.ts'

/**
 * Work whose time has come, found by a `due_at` column. Answers how much it did. What waits for
 * another engine takes its rows with a lease and does that between two short transactions: an open
 * one holds up every event.
 */
export interface DueTask {
  readonly name: string
  /** For upkeep that need not be looked at with every sweep. */
  readonly everyMs?: number
  run(scope: Scope): Promise<number>
}

interface LeasedWork<Row> {
  readonly name: string
  readonly leaseMs: number
  claim(tx: Transaction, now: Date, until: Date): Promise<readonly Row[]>
  settle(scope: Scope, row: Row, until: Date): Promise<unknown>
}

/** Takes what is due with a lease and settles all of it side by side. */
export const leasedTask = <Row>({ name, leaseMs, claim, settle }: LeasedWork<Row>): DueTask => ({
  name,
  async run(scope) {
    const now = scope.now()
    const until = after(now, leaseMs)
    const rows = await scope.transact((tx) => claim(tx, now, until))
    const ends = await Promise.allSettled(rows.map((row) => settle(scope, row, until)))
    // The others are settled; what failed is due again when its lease ends.
    for (const end of ends) if (end.status === 'rejected') throw end.reason
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
