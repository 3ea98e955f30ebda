import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lintMigrations } from './migrations.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
})
afterAll(() => rm(folder, { recursive: true }))

let made = 0
const lint = async (sql: string) => {
  const file = join(folder, `${++made}.sql`)
  await writeFile(file, sql)
  return (await lintMigrations([file])).join('\n')
}

it.each([
  ['create index orders_by_day on billing.orders (paid_at);', 'require-concurrent-index-creation'],
  ['alter table billing.orders drop column paid_at;', 'ban-drop-column'],
  ['alter table billing.orders rename column a to b;', 'renaming-column'],
  ['drop table billing.orders;', 'ban-drop-table'],
  ['alter table billing.orders alter column a type bigint;', 'changing-column-type'],
  ['alter table billing.orders add column a text not null;', 'adding-required-field'],
  ['alter table billing.orders alter column a set not null;', 'adding-not-nullable-field'],
  ['alter table a.b add constraint c check (d > 0);', 'constraint-missing-not-valid'],
])('%s is refused', async (sql, rule) => {
  expect(await lint(sql)).toContain(rule)
})

it.each([
  'create table a.b (id uuid primary key, name text not null);\ncreate index b_name on a.b (name);',
  'alter table billing.orders add column a text;',
  'alter table billing.orders add column a boolean not null default false;',
  '-- outside-transaction\ncreate index concurrently orders_by_day on billing.orders (paid_at);',
  '-- squawk-ignore ban-drop-table\ndrop table a.b;',
])('%s is accepted', async (sql) => {
  expect(await lint(sql)).toBe('')
})
