import { randomBytes } from 'node:crypto'
import type { Cache } from '../cache/cache.ts'
import type { Actor } from '../scope.ts'

const secondsToUse = 30

const keyOf = (ticket: string) => `ticket:${ticket}`

/** Who opens a socket, and from where: the api knows both for certain. */
export interface TicketHolder {
  readonly actor: Actor
  readonly address: string
}

/** Stands for the session at the opening of a socket, where a cookie's token must not go. */
export const issueTicket = async ({ redis }: Cache, holder: TicketHolder): Promise<string> => {
  const ticket = randomBytes(24).toString('base64url')
  await redis.set(keyOf(ticket), JSON.stringify(holder), 'EX', secondsToUse)
  return ticket
}

/** Reading it uses it up, so that one seen in a log or a history opens nothing. */
export const redeemTicket = async (
  { redis }: Cache,
  ticket: string,
): Promise<TicketHolder | null> => {
  const holder = await redis.getdel(keyOf(ticket))
  return holder === null ? null : (JSON.parse(holder) as TicketHolder)
}
