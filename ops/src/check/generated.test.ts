import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../lib/paths.ts'
import { staleFiles } from './generated.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'fanfare-generated-'))
  const needed = ['contract', 'server/migrations', 'server/src/platform/database']
  for (const path of needed) cpSync(join(root, path), join(tree, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
})
afterEach(() => rmSync(tree, { recursive: true }))

// Loading the whole contract takes its time beside other tests.
const patient = { timeout: 60_000 }

test('what is committed is fresh', patient, async () => {
  expect(await staleFiles(tree)).toEqual([])
})

test(
  'a changed document, path table and migration are named with the remedy',
  patient,
  async () => {
    const generated = join(tree, 'contract/src/generated')
    appendFileSync(join(generated, 'openapi.json'), ' ')
    appendFileSync(join(generated, 'paths.ts'), '\n')
    writeFileSync(join(tree, 'server/migrations/9999_more.sql'), 'create table more ();')
    expect(await staleFiles(tree)).toEqual([
      'contract/src/generated/openapi.json is stale: run npm run generate',
      'contract/src/generated/paths.ts is stale: run npm run generate',
      'server/src/platform/database/schema.gen.ts is stale: run npm run generate',
    ])
  },
)
