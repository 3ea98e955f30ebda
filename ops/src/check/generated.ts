import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import { attempt } from '../lib/run.ts'
import type { Check } from './check.ts'

const tableTypes = 'server/src/platform/database/schema.gen.ts'
const remedy = 'run npm run generate'

/** Of the migrations; the table types carry the one they were made from, so no database is asked. */
export function hashMigrations(folder: string): string {
  const hash = createHash('sha256')
  for (const path of globSync('server/migrations/*.sql', { cwd: folder }).sort()) {
    hash.update(`${path}\n`).update(readFileSync(join(folder, path)))
  }
  return hash.digest('hex')
}

export const tableTypesHash = (folder: string) => join(folder, `${tableTypes}.sha256`)

async function staleContract(folder: string): Promise<string[]> {
  const script = join(folder, 'contract/src/generate.ts')
  const { code, output } = await attempt(process.execPath, [script, '--verify'], { cwd: folder })
  if (code === 0) return []
  const stale = output.match(/^contract\/\S+ is stale$/gm)
  return stale ? stale.map((line) => `${line}: ${remedy}`) : [output.trim()]
}

/** Committed files that differ from what their sources would give now. */
export async function staleFiles(folder: string): Promise<string[]> {
  const madeFrom = readFileSync(tableTypesHash(folder), 'utf8').trim()
  const tables = madeFrom === hashMigrations(folder) ? [] : [`${tableTypes} is stale: ${remedy}`]
  return [...(await staleContract(folder)), ...tables]
}

export const generated: Check = { name: 'generated', run: () => staleFiles(root) }
