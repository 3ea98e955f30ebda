import type { Queryable } from '../../../platform/database/database.ts'
import { readDisputeQueue, readRefundQueue } from '../../billing/index.ts'
import { readPersonReportQueue } from '../people/reader.ts'
import { readReportQueue } from '../reader.ts'

/** How much waits for staff under one heading. */
export interface Queue {
  readonly what: 'refund requests' | 'disputes' | 'reports' | 'reports of people'
  readonly count: number
  /** In words, what is the most urgent about it. */
  readonly urgent: string
}

const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? 'no date'

/** Without what nothing waits under. */
export const readQueues = async (db: Queryable): Promise<Queue[]> => {
  const refunds = await readRefundQueue(db)
  const disputes = await readDisputeQueue(db)
  const reports = await readReportQueue(db)
  const people = await readPersonReportQueue(db)
  const queues: Queue[] = [
    {
      what: 'refund requests',
      count: refunds.count,
      urgent: `the first was due on ${day(refunds.due)}`,
    },
    {
      what: 'disputes',
      count: disputes.count,
      urgent: `the first evidence is due on ${day(disputes.due)}`,
    },
    { what: 'reports', count: reports.count, urgent: `the oldest is of ${day(reports.oldest)}` },
    {
      what: 'reports of people',
      count: people.count,
      urgent: `the oldest is of ${day(people.oldest)}`,
    },
  ]
  return queues.filter(({ count }) => count > 0)
}
