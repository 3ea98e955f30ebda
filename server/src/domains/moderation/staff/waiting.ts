import { type Currency, money } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { readOpenDisputes, readPlatformRefunds, shownMoney } from '../../billing/index.ts'
import { readOpenPersonReports } from '../people/reader.ts'
import { readOpenReports } from '../reader.ts'
import { type Queue, readQueues } from './queues.ts'

/** One heading of what waits, and a line for each thing. */
export interface Waiting {
  readonly what: string
  readonly lines: readonly string[]
  /** How many there are in all, which can be more than lines. */
  readonly count: number
}

const most = 100

const shown = (amount: number, currency: Currency) => shownMoney(money(amount, currency))
const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? 'no date'

/** What people wait for us to do, oldest first; without what nothing waits under. */
export const readWaiting = async (db: Queryable): Promise<Waiting[]> => {
  const refunds = await readPlatformRefunds(db, { after: null, limit: most })
  const disputes = await readOpenDisputes(db, most)
  const reports = await readOpenReports(db, most)
  const people = await readOpenPersonReports(db, most)
  const queues = await readQueues(db)
  const countOf = (one: Queue['what']) => queues.find(({ what }) => what === one)?.count ?? 0
  const waiting = [
    {
      what: 'Refund requests that the creator didn’t answer',
      count: countOf('refund requests'),
      lines: refunds.map(
        ({ id, asked_at, amount, currency, title, words }) =>
          `${id}  asked ${day(asked_at)}  ${shown(amount, currency)}  ${title}: ${words || 'no words'}`,
      ),
    },
    {
      what: 'Open disputes',
      count: countOf('disputes'),
      lines: disputes.map(
        ({ id, opened_at, amount, currency, state, reason, evidence_due_at }) =>
          `${id}  opened ${day(opened_at)}  ${shown(amount, currency)}  ${state}, ${reason}, evidence due ${day(evidence_due_at)}`,
      ),
    },
    {
      what: 'Reports',
      count: countOf('reports'),
      lines: reports.map(
        ({ id, created_at, reason, content_id, details }) =>
          `${id}  ${day(created_at)}  ${reason}  post ${content_id}: ${details || 'no details'}`,
      ),
    },
    {
      what: 'Reports of people and their messages',
      count: countOf('reports of people'),
      lines: people.map(
        ({ id, created_at, reason, account_id, message_id, details }) =>
          `${id}  ${day(created_at)}  ${reason}  account ${account_id}${message_id ? `, message ${message_id}` : ''}: ${details || 'no details'}`,
      ),
    },
  ]
  return waiting.filter(({ lines }) => lines.length > 0)
}
