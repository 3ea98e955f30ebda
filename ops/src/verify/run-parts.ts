import type { CodeCommit } from './code-commit.ts'
import type { Measured, Run } from './measured.ts'

/** Done is what ran to its figures on the same code; what failed runs again. */
export function isDone(run: Run | undefined, commit: CodeCommit): boolean {
  // The same name would stand for other changes tomorrow.
  if (!run || commit.hasChanges) return false
  return run.commit === commit.name && run.outcome !== 'failed'
}

interface Plan<Part> {
  parts: readonly Part[]
  commit: CodeCommit
  /** Whether parts that are done run again. */
  again: boolean
  read(): Measured
  /** Nothing when it was interrupted, which is kept as if it had never begun. */
  run(part: Part, position: string): Promise<Run | undefined>
  keep(measured: Measured): void
}

/** Runs what is left, one after the other, and keeps each result before the next begins. */
export async function runParts<Part extends { name: string }>(plan: Plan<Part>): Promise<boolean> {
  const { commit, again } = plan
  const known = plan.read()
  const left = plan.parts.filter(({ name }) => again || !isDone(known[name], commit))
  for (const [at, part] of left.entries()) {
    const run = await plan.run(part, `${at + 1}/${left.length}`)
    if (!run) return false
    const measured = plan.read()
    const passed =
      run.outcome === 'ok' ? { at: run.at, commit: run.commit } : measured[part.name]?.passed
    plan.keep({ ...measured, [part.name]: passed ? { ...run, passed } : run })
  }
  return true
}
