import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import type { Check } from './check.ts'
import { tool } from './tools.ts'

interface Project {
  compilerOptions?: object
  include: string[]
  exclude?: string[]
}

const kept = join(root, 'node_modules/.cache/fanfare-types')
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** A program of its own for workspaces with the same options, so that what they share is checked once. */
function groups(workspaces: readonly string[]): Map<string, string[]> {
  const grouped = new Map<string, string[]>()
  for (const workspace of workspaces) {
    const { compilerOptions = {} }: Project = readJson(`${workspace}/tsconfig.json`)
    const options = JSON.stringify(compilerOptions)
    grouped.set(options, [...(grouped.get(options) ?? []), workspace])
  }
  return grouped
}

function writeProject(name: string, options: string, workspaces: readonly string[]): string {
  const patterns = (of: 'include' | 'exclude') =>
    workspaces.flatMap((workspace) =>
      ((readJson(`${workspace}/tsconfig.json`) as Project)[of] ?? []).map((pattern) =>
        join(root, workspace, pattern),
      ),
    )
  const project = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      ...JSON.parse(options),
      // Files that have not changed since the last check are not checked again.
      incremental: true,
      tsBuildInfoFile: join(kept, `${name}.tsbuildinfo`),
    },
    include: patterns('include'),
    exclude: patterns('exclude'),
  }
  mkdirSync(kept, { recursive: true })
  const path = join(kept, `${name}.json`)
  writeFileSync(path, JSON.stringify(project, null, 2))
  return path
}

/** One thread each: checks run side by side, and several threads repeat each other's work. */
export const types: Check[] = [...groups(readJson('package.json').workspaces)].map(
  ([options, workspaces]) => {
    const name = `types-${workspaces.join('.')}`
    const project = writeProject(name, options, workspaces)
    return tool(name, 'tsc', ['--noEmit', '--pretty', 'false', '--singleThreaded', '-p', project])
  },
)
