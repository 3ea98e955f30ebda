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
