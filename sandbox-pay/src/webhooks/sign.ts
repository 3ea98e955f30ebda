import { createHmac } from 'node:crypto'

/** `Stripe-Signature` as documented: the receiver refuses old moments, so it is the machine's. */
export function signature(secret: string, payload: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
