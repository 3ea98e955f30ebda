import { readClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { type Database, type Transaction, transact } from '../database/database.ts'
import type { Work } from '../http/call.ts'
import { decideDispute, forfeitDispute, openDispute } from './disputes.ts'
import type { Task } from './due.ts'
import { settlePayment } from './payment.ts'
import { settleRefund } from './refunds.ts'
import { warnOfFraud } from './warn-of-fraud.ts'

const tasks: Record<Task, (work: Work, subject: string) => Promise<void>> = {
  settlePayment,
  warnOfFraud,
  openDispute,
  settleRefund,
  decideDispute,
  forfeitDispute,
}

interface Due {
  id: string
  at: Date
  task: Task
  subject: string
}

/** Does what has become due, each at its own moment and in a transaction of its own. */
export async function sweep(db: Database, config: Config): Promise<number> {
  const before = await readClock(db)
  return repeat(db, config, (tx) => nextDue(tx, 'at <= $1', before))
}

/** Does what this object is waiting for now, without moving everybody's clock. */
export async function hurry(db: Database, config: Config, subject: string): Promise<number> {
  return repeat(db, config, async (tx) => {
    const due = await nextDue(tx, 'subject = $1', subject)
    return due && { ...due, at: await readClock(tx) }
  })
}

/** One sweep waits for another's step, so that whoever finds nothing due knows that all of it is done. */
async function nextDue(tx: Transaction, where: string, value: unknown): Promise<Due | undefined> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('sandbox_pay.due'))`)
  const { rows } = await tx.query<Due>(
    `select id, at, task, subject from sandbox_pay.due where ${where}
     order by at, id limit 1 for update skip locked`,
    [value],
  )
  return rows[0]
}

async function repeat(
  db: Database,
  config: Config,
  next: (tx: Transaction) => Promise<Due | undefined>,
): Promise<number> {
  for (let done = 0; ; done += 1) {
    const found = await transact(db, async (tx) => {
      const due = await next(tx)
      if (!due) return false
      const request = { id: null, idempotency_key: null }
      await tasks[due.task]({ tx, config, now: due.at, request }, due.subject)
      await tx.query('delete from sandbox_pay.due where id = $1', [due.id])
      return true
    })
    if (!found) return done
  }
}
