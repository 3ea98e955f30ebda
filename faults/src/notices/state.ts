import { setTimeout as sleep } from 'node:timers/promises'
import { number, undelivered } from '../lib/flow.ts'
import { isShort } from '../lib/size.ts'
import type { World } from './world.ts'

/** Lost is lost for ever; a machine that is busy with other things only takes longer. */
const settleMs = isShort ? 120_000 : 3_600_000

/** Everything that has a time and was not done, by what it is. */
const waitingFor = {
  'undelivered events': (world: World) => undelivered(world),
  fanouts: (world: World) => number(world, 'notifications.fanouts'),
  emails: (world: World) => number(world, 'notifications.notice_mails where due_at is not null'),
  digests: (world: World) => number(world, 'notifications.digests where due_at is not null'),
  'mails to be sent': (world: World) =>
    number(world, 'platform.outgoing_mail where due_at is not null'),
  pushes: (world: World) => number(world, 'notifications.pushes where due_at is not null'),
}

/** What is under way, in words; nothing when all is quiet. */
export const waiting = async (world: World): Promise<string | undefined> => {
  const counts = await Promise.all(
    Object.entries(waitingFor).map(async ([what, count]) => ({ what, n: await count(world) })),
  )
  const left = counts.filter(({ n }) => n > 0)
  return left.length === 0 ? undefined : left.map(({ what, n }) => `${n} ${what}`).join(', ')
}

/** Eight o’clock comes, and where CI has no minutes so does the end of the minute that emails wait. */
export const bringForward = async ({ tables }: World) => {
  await tables.rows(
    `update notifications.digests set due_at = now() where due_at > now() + interval '5 minutes'`,
  )
  if (!isShort) return
  await tables.rows(
    `update notifications.notice_mails set due_at = now() where due_at = created_at + interval '1 minute'`,
  )
}

/** Only while the reactor is dead: CI does not wait for the end of its leases, nor between tries. */
export const endLeases = async ({ tables }: World) => {
  if (!isShort) return
  for (const table of [
    'notifications.notice_mails',
    'notifications.digests',
    'notifications.pushes',
    'platform.outgoing_mail',
  ]) {
    await tables.rows(`update ${table} set due_at = now() where due_at > now()`)
  }
}

/** Waits until nothing is under way; answers what still is when patience ends. */
export const settle = async (world: World): Promise<string | undefined> => {
  const end = Date.now() + settleMs
  for (;;) {
    await bringForward(world)
    const left = await waiting(world)
    if (!left || Date.now() > end) return left
    await sleep(isShort ? 200 : 2_000)
  }
}
