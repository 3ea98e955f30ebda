import type { Scope } from '../scope.ts'

/** Work whose time has come, found by a `due_at` column. Answers how much it did. */
export interface DueTask {
  readonly name: string
  /** For upkeep that need not be looked at with every sweep. */
  readonly everyMs?: number
  run(scope: Scope): Promise<number>
}

/** Leaves out, sweep by sweep, what was looked at recently. */
export const pacedTasks = (tasks: readonly DueTask[]) => {
  const next = new Map<string, number>()
  return (): readonly DueTask[] => {
    const moment = performance.now()
    return tasks.filter(({ name, everyMs = 0 }) => {
      if ((next.get(name) ?? 0) > moment) return false
      next.set(name, moment + everyMs)
      return true
    })
  }
}

/** Runs every task until nothing more is due; one that fails does not hold up the others. */
export const runDue = async (scope: Scope, tasks: readonly DueTask[]): Promise<number> => {
  const rounds = 20
  let total = 0
  for (const task of tasks) {
    try {
      for (let round = 0; round < rounds; round++) {
        const done = await task.run(scope)
        total += done
        if (done === 0) break
      }
    } catch (error) {
      scope.log.error({ task: task.name, err: error }, 'due work failed; it stays due')
    }
  }
  return total
}
