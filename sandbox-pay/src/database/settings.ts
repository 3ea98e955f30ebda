import type { Database, Transaction } from './database.ts'

export async function readSetting<T>(
  db: Database | Transaction,
  name: string,
  otherwise: T,
): Promise<T> {
  const { rows } = await db.query<{ value: T }>(
    'select value from sandbox_pay.settings where name = $1',
    [name],
  )
  return rows[0]?.value ?? otherwise
}

export async function writeSetting(
  db: Database | Transaction,
  name: string,
  value: object,
): Promise<void> {
  await db.query(
    `insert into sandbox_pay.settings (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value`,
    [name, JSON.stringify(value)],
  )
}
