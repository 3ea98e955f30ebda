import { setTimeout as sleep } from 'node:timers/promises'
import { number, undelivered } from '../lib/flow.ts'
import type { World } from './world.ts'

/** Lost is lost for ever; a machine that is busy with other things only takes longer. */
const settleMs = 600_000

export const processing = (world: World) =>
  number(world, `media.assets where status = 'processing'`)

const waiting = async (world: World): Promise<string | undefined> => {
  const counts = {
    'undelivered events': await undelivered(world),
    'pictures in processing': await processing(world),
    'profiles waiting for a picture': await number(
      world,
      'profiles.profiles where picture_pending_id is not null',
    ),
    'mails to be sent': await number(world, 'platform.outgoing_mail where due_at is not null'),
  }
  const left = Object.entries(counts).filter(([, count]) => count > 0)
  return left.length === 0 ? undefined : left.map(([what, n]) => `${n} ${what}`).join(', ')
}

/** Waits until nothing is under way; answers what still is when patience ends. */
export const settle = async (world: World): Promise<string | undefined> => {
  const end = Date.now() + settleMs
  for (;;) {
    const left = await waiting(world)
    if (!left || Date.now() > end) return left
    await sleep(100)
  }
}
