import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import type { Scope } from '../scope.ts'
import { onceForKey } from './idempotency.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** The engine refuses the next commit that wrote a cursor; a sequence forgets nothing it counted. */
const refuseOneCommit = () =>
  world.scope().transact(async ({ q }) => {
    await sql`create sequence platform.commits`.execute(q)
    await sql`
      create function platform.refuse_first() returns trigger language plpgsql as $$
      begin
        if nextval('platform.commits') = 1 then
          raise exception 'could not serialize' using errcode = '40001';
        end if;
        return null;
      end $$`.execute(q)
    await sql`
      create constraint trigger refuse_first after insert on platform.cursors
      deferrable initially deferred for each row execute function platform.refuse_first()`.execute(
      q,
    )
  })

it('is taken with the change that was committed, though its first commit was refused', async () => {
  await refuseOneCommit()
  let changes = 0
  const change = async (scope: Scope) => {
    await scope.transact(async ({ q }) => {
      changes += 1
      const subscriber = `change ${changes}`
      await q.insertInto('platform.cursors').values({ subscriber, xid: '0', seq: 0 }).execute()
    })
    return { changes }
  }
  const request = { caller: 'somebody', route: 'aRoute', key: 'a key', hash: 'the same' }
  const send = () => onceForKey(world.scope(), request, 200, change)
  expect(await send()).toEqual({ changes: 2 })
  expect(await send()).toEqual({ changes: 2 })
  expect(changes).toBe(2)
})
