import type { CodeCommit } from './code-commit.ts'
import { columns, day, duration } from './columns.ts'
import type { Measured } from './measured.ts'
import { isDone } from './run-parts.ts'

interface Listed {
  name: string
  runs: string
}

/** A line per part: what it runs, how its last run ended, and when it last passed. */
export function listOf(parts: readonly Listed[], measured: Measured, commit: CodeCommit): string {
  const rows = parts.map(({ name, runs }) => {
    const run = measured[name]
    if (!run) return [name, runs, 'to do', 'never run', '']
    const last = `${run.outcome} after ${duration(run.seconds)}`
    const { passed } = run
    return [
      name,
      runs,
      isDone(run, commit) ? 'done' : 'to do',
      last,
      passed ? `${day(passed.at)} at ${passed.commit}` : 'never',
    ]
  })
  const head = ['part', 'runs', commit.name, 'last run', 'last passed (UTC)']
  return columns([head, ...rows])
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n')
}
