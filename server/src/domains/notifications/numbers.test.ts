import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AccountId } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { person } from '../../../test/person.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { markSeen } from './commands/mark-seen.ts'
import { countUnread } from './count-unread.ts'
import { like } from './kinds/like.ts'
import { writeDrafts } from './write-drafts.ts'

let world: World
let reader: SignedInScope
beforeAll(async () => {
  world = await openWorld()
  reader = await person(world, false)
})
afterAll(() => world.close())

const draftOf = (recipient: AccountId, groupKey: string) => ({
  kind: like,
  recipient,
  groupKey,
  person: randomUUID() as AccountId,
  causeId: randomUUID(),
  at: world.clock.now(),
})

const write = (recipient: AccountId, groupKey: string, before: () => Promise<void>) =>
  world.scope().transact(async (tx) => {
    await writeDrafts(tx, [draftOf(recipient, groupKey)], world.clock.now())
    await before()
  })

/** Written, and not committed before it is let go. */
const writeAndHold = async (recipient: AccountId, groupKey: string) => {
  const written = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const done = write(recipient, groupKey, () => {
    written.resolve()
    return gate.promise
  })
  await Promise.race([written.promise, done])
  return {
    commit: async () => {
      gate.resolve()
      await done
    },
  }
}

const isWaiting = async (work: Promise<unknown>) =>
  (await Promise.race([work.then(() => 'done'), sleep(200, 'waiting')])) === 'waiting'

const seqOf = async (account: AccountId) => {
  const { q } = world.scope().db
  const rows = q.selectFrom('notifications.notices').select('seq').where('account_id', '=', account)
  return (await rows.executeTakeFirstOrThrow()).seq
}

it('are in the order of commits: whoever takes one waits for whoever took one before', async () => {
  const [one, other] = [randomUUID() as AccountId, randomUUID() as AccountId]
  const slow = await writeAndHold(one, 'a')
  const quick = write(other, 'b', async () => {})
  expect(await isWaiting(quick)).toBe(true)
  await slow.commit()
  await quick
  expect(await seqOf(one)).toBeLessThan(await seqOf(other))
})

it('are raised behind what is being added, so that nothing is seen before it is there', async () => {
  const { accountId } = reader.actor
  await write(accountId, 'a', async () => {})
  const adding = await writeAndHold(accountId, 'a')
  const seeing = markSeen(reader)
  expect(await isWaiting(seeing)).toBe(true)
  await adding.commit()
  await seeing
  expect((await countUnread(reader)).unseen).toBe(0)
  await write(accountId, 'a', async () => {})
  expect(await countUnread(reader)).toMatchObject({ unseen: 1, unread: 2 })
})
