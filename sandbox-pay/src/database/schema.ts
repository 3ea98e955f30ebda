import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, type Transaction, transact } from './database.ts'
import { readSetting, writeSetting } from './settings.ts'

const file = new URL('schema.sql', import.meta.url)
const lockKey = 4_210_031
const patienceMs = 60_000

/** Makes the schema unless it is already the one of the file. */
export async function prepareSchema(db: Database): Promise<void> {
  const text = await readFile(file, 'utf8')
  const version = createHash('sha256').update(text).digest('hex')
  await reachable(db)
  await transact(db, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [lockKey])
    if ((await presentVersion(tx)) === version) return
    await tx.query('drop schema if exists sandbox_pay cascade')
    await tx.query(text)
    await writeSetting(tx, 'schema', { version })
  })
}

/** Forgets everything but the schema itself. */
export async function emptySchema(tx: Transaction): Promise<void> {
  await tx.query(`
    truncate sandbox_pay.objects, sandbox_pay.cards, sandbox_pay.file_contents,
      sandbox_pay.due, sandbox_pay.idempotency, sandbox_pay.deliveries;
    delete from sandbox_pay.settings where name <> 'schema'`)
}

async function presentVersion(tx: Transaction): Promise<string | undefined> {
  const { rows } = await tx.query(`select to_regclass('sandbox_pay.settings') as found`)
  if (rows[0]?.found === null) return undefined
  return (await readSetting<{ version?: string }>(tx, 'schema', {})).version
}

/** All services start at once, so PostgreSQL may still be on its way. */
async function reachable(db: Database): Promise<void> {
  for (const end = Date.now() + patienceMs; ; await sleep(200)) {
    try {
      await db.query('select 1')
      return
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}
