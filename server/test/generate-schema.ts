import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../src/platform/config/config.ts'
import { makeTemplate } from './clone.ts'

const target = new URL('../src/platform/database/schema.gen.ts', import.meta.url)

/** Writes the tables' types from the migrations; with `--verify` fails when they differ. */
const url = await makeTemplate(readConfig().DATABASE_URL, 'fanfare_schema')
execFileSync(
  fileURLToPath(new URL('../../node_modules/.bin/kysely-codegen', import.meta.url)),
  [
    ...['--dialect', 'postgres', '--url', url, '--out-file', fileURLToPath(target)],
    ...['--exclude-pattern', '{public.*,*.*_default,*.*_p[0-9]*}'],
    ...['--type-mapping', '{"int8":"number"}'],
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
