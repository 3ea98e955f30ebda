import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { ContentId } from '@fanfare/contract'
import { addressKey } from '../../../platform/http/address.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { Scope } from '../../../platform/scope.ts'
import { addView } from '../gateways/view-batch.ts'
import { readSalt } from '../reader/views.ts'
import { putSalt } from '../writer/views.ts'

const halfHour = 30 * 60_000
const wholeDay = 48 * halfHour

/** The first process of the day makes it. */
const findSalt = async (scope: Scope, day: string): Promise<Buffer> => {
  const known = await readSalt(scope.db, day)
  if (known) return known
  return scope.transact(async (tx) => {
    const made = randomBytes(32)
    await putSalt(tx, day, made)
    return (await readSalt(tx, day)) ?? made
  })
}

/** One per database and day; kept in memory, since every view of a stranger asks for it. */
const salts = new WeakMap<Scope['db'], { readonly day: number; readonly salt: Promise<Buffer> }>()

/** Whoever comes while it is being looked for waits for the same answer. */
const saltOf = (scope: Scope): Promise<Buffer> => {
  const day = Math.floor(scope.now().getTime() / wholeDay)
  const known = salts.get(scope.db)
  if (known?.day === day) return known.salt
  const salt = findSalt(scope, new Date(day * wholeDay).toISOString().slice(0, 10))
  salts.set(scope.db, { day, salt })
  salt.catch(() => salts.delete(scope.db))
  return salt
}

/** Someone who is not signed in is known again for a day, and to nobody after that. */
type Caller = Pick<Exchange, 'address' | 'userAgent'>

/** Eight, four, four, four and twelve digits, as the column wants them. */
const asUuid = (hex: string) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`

/**
 * How many strangers one address can be at most. A household, an office and a whole network of
 * phones share one, so its browsers count apart; but anyone can make up names of browsers, so these
 * only choose between so many buckets. Two browsers share a bucket once in eight times.
 */
const agentBuckets = 8

const strangerOf = (salt: Buffer, { address, userAgent }: Caller) => {
  const known = Buffer.from(`${addressKey(address)}\n${crc32(userAgent) % agentBuckets}`)
  return asUuid(hash('sha256', Buffer.concat([salt, known]), 'hex'))
}

/** One per viewer, post and half hour counts; the table sees to that. */
export const recordView = async (scope: Scope, contentId: ContentId, caller: Caller) => {
  const { actor } = scope
  const slot = new Date(Math.floor(scope.now().getTime() / halfHour) * halfHour)
  const viewer = async () =>
    actor.kind === 'account' ? actor.accountId : strangerOf(await saltOf(scope), caller)
  await addView(scope, { contentId, actor, viewer, slot })
}
