import type { Database, Transaction } from '../database/database.ts'
import { missing } from '../http/errors.ts'
import type { Document, Documents, Kind } from './documents.ts'

export async function insert<T extends Document>(tx: Transaction, document: T): Promise<T> {
  await tx.query(
    'insert into sandbox_pay.objects (id, kind, created, data) values ($1, $2, $3, $4)',
    [document.id, document.object, document.created, JSON.stringify(document)],
  )
  return document
}

export async function save<T extends Document>(tx: Transaction, document: T): Promise<T> {
  await tx.query('update sandbox_pay.objects set data = $2 where id = $1', [
    document.id,
    JSON.stringify(document),
  ])
  return document
}

export async function find<K extends Kind>(
  db: Database | Transaction,
  kind: K,
  id: string,
): Promise<Documents[K]> {
  return one(db, kind, id, '')
}

/** Nobody else changes it until this transaction ends. */
export async function lock<K extends Kind>(
  tx: Transaction,
  kind: K,
  id: string,
): Promise<Documents[K]> {
  return one(tx, kind, id, 'for update')
}

/** Of any kind, for expansion. */
export async function findAny(tx: Transaction, id: string): Promise<Document | undefined> {
  const { rows } = await tx.query('select data from sandbox_pay.objects where id = $1', [id])
  return rows[0]?.data
}

async function one<K extends Kind>(
  db: Database | Transaction,
  kind: K,
  id: string,
  locking: '' | 'for update',
): Promise<Documents[K]> {
  const { rows } = await db.query<{ data: Documents[K] }>(
    `select data from sandbox_pay.objects where id = $1 and kind = $2 ${locking}`,
    [id, kind],
  )
  if (!rows[0]) throw missing(kind, id)
  return rows[0].data
}
