import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { newcomer } from '../../../test/newcomer.ts'
import { EngineAway } from '../errors/engine-away.ts'
import type { SignedInScope } from '../scope.ts'
import { createLog } from './log.ts'

let world: World
let someone: SignedInScope
beforeAll(async () => {
  world = await openWorld()
  someone = await newcomer(world.platform, 'fan')
})
afterAll(() => world.close())

const marked = 'ada.lovelace'

/** What the database says when this value does not fit. */
const refusalOf = (column: 'email' | 'id' | 'role', value: string) =>
  someone
    .transact(({ q }) =>
      q
        .updateTable('identity.accounts')
        .set({ [column]: value })
        .where('id', '=', someone.actor.accountId)
        .execute(),
    )
    .then(
      () => {
        throw new Error('the database took it')
      },
      (error: unknown) => error,
    )

const logged = (...errors: unknown[]) => {
  const lines: string[] = []
  const log = createLog('test', 'error', { write: (line) => lines.push(line) })
  for (const err of errors) log.error({ err }, 'request failed')
  return lines
}

it('a database error is logged without what rows hold or callers sent', async () => {
  const other = await newcomer(world.platform, 'fan')
  await other.transact(({ q }) =>
    q
      .updateTable('identity.accounts')
      .set({ email: `${marked}@example.test` })
      .where('id', '=', other.actor.accountId)
      .execute(),
  )
  const unique = await refusalOf('email', `${marked}@example.test`)
  const check = await refusalOf('role', marked)
  const syntax = await refusalOf('id', marked)
  for (const refusal of [unique, check, syntax])
    expect(JSON.stringify({ ...(refusal as object), message: String(refusal) })).toContain(marked)

  const lines = logged(
    unique,
    check,
    syntax,
    new EngineAway('PostgreSQL', unique),
    new AggregateError([check, syntax], 'both failed'),
  )
  expect(lines.join()).not.toContain(marked)
  expect(lines.map((line) => JSON.parse(line).err)).toMatchObject([
    { type: 'DatabaseError', code: '23505', table: 'accounts', constraint: 'accounts_email_key' },
    { code: '23514', constraint: 'accounts_role_check', stack: expect.stringContaining(' at ') },
    { code: '22P02' },
    { type: 'EngineAway', message: 'PostgreSQL is away', cause: { code: '23505' } },
    { message: 'both failed', errors: [{ code: '23514' }, { code: '22P02' }] },
  ])
})
