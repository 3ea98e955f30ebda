import type { Work } from '../http/call.ts'

const second = 1_000
const day = 86_400 * second

/** What happens by itself, and how long after its cause. */
export const delays = {
  settlePayment: 20 * second,
  warnOfFraud: 30 * second,
  openDispute: 60 * second,
  settleRefund: 20 * second,
  decideDispute: 60 * second,
  forfeitDispute: 7 * day,
} as const
export type Task = keyof typeof delays

/** Money of a charge can be paid out after this. */
export const availableAfterMs = 2 * day

export async function schedule({ tx, now }: Work, task: Task, subject: string): Promise<Date> {
  const at = new Date(now.getTime() + delays[task])
  await tx.query('insert into sandbox_pay.due (at, task, subject) values ($1, $2, $3)', [
    at,
    task,
    subject,
  ])
  return at
}

export async function unschedule({ tx }: Work, task: Task, subject: string): Promise<void> {
  await tx.query('delete from sandbox_pay.due where task = $1 and subject = $2', [task, subject])
}
