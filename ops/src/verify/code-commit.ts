import { root } from '../lib/paths.ts'
import { run } from '../lib/run.ts'

export interface CodeCommit {
  /** Ends in `+changes` when something is not committed. */
  name: string
  hasChanges: boolean
}

/** Words about the code, among them our own pages, are not what was measured. */
const code = ['--', '.', ':(exclude)docs', ':(exclude)*.md']

/** The last commit that changed the code. Committing the figures themselves does not make a new one. */
export async function codeCommit(): Promise<CodeCommit> {
  const git = (...args: string[]) => run('git', [...args, ...code], { cwd: root })
  const commit = await git('log', '-1', '--format=%h', '--abbrev=8')
  const hasChanges = (await git('status', '--porcelain')) !== ''
  return { name: hasChanges ? `${commit}+changes` : commit, hasChanges }
}
