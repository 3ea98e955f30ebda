import { createHmac, randomBytes } from 'node:crypto'
import type { ContentId } from '@fanfare/contract'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { Scope } from '../../../platform/scope.ts'
import { addView } from '../gateways/view-batch.ts'
import { readSalt } from '../reader/views.ts'
import { putSalt } from '../writer/views.ts'

const halfHour = 30 * 60_000

/** One per database and day; kept in memory, since every view of a stranger asks for it. */
const salts = new WeakMap<Scope['db'], { readonly day: string; readonly salt: Buffer }>()

const saltOf = async (scope: Scope): Promise<Buffer> => {
  const day = scope.now().toISOString().slice(0, 10)
  const known = salts.get(scope.db)
  if (known?.day === day) return known.salt
  let salt = await readSalt(scope.db, day)
  if (!salt) {
    salt = await scope.transact(async (tx) => {
      const made = randomBytes(32)
      await putSalt(tx, day, made)
      return (await readSalt(tx, day)) ?? made
    })
  }
  salts.set(scope.db, { day, salt })
  return salt
}

/** Someone who is not signed in is known again for a day, and to nobody after that. */
type Caller = Pick<Exchange, 'address' | 'userAgent'>

const viewerOf = async (scope: Scope, { address, userAgent }: Caller) => {
  if (scope.actor.kind === 'account') return scope.actor.accountId
  const hash = createHmac('sha256', await saltOf(scope)).update(`${address}\n${userAgent}`)
  const hex = hash.digest('hex')
  const groups = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)]
  return [...groups, hex.slice(20, 32)].join('-')
}

/** One per viewer, piece and half hour counts; the table sees to that. */
export const viewContent = async (scope: Scope, contentId: ContentId, caller: Caller) => {
  const slot = new Date(Math.floor(scope.now().getTime() / halfHour) * halfHour)
  const viewer = () => viewerOf(scope, caller)
  await addView(scope, { contentId, actor: scope.actor, viewer, slot })
}
