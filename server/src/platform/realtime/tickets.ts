import { randomBytes } from 'node:crypto'
import type { Cache } from '../cache/cache.ts'
import type { Actor } from '../scope.ts'

const secondsToUse = 30

const keyOf = (ticket: string) => `ticket:${ticket}`

/** Stands for the session at the opening of a socket, where a cookie's token must not go. */
export const issueTicket = async ({ redis }: Cache, actor: Actor): Promise<string> => {
  const ticket = randomBytes(24).toString('base64url')
  await redis.set(keyOf(ticket), JSON.stringify(actor), 'EX', secondsToUse)
  return ticket
}

/** Reading it uses it up, so that one seen in a log or a history opens nothing. */
export const redeemTicket = async ({ redis }: Cache, ticket: string): Promise<Actor | null> => {
  const actor = await redis.getdel(keyOf(ticket))
  return actor === null ? null : (JSON.parse(actor) as Actor)
}
