import { setTimeout as sleep } from 'node:timers/promises'
import { ensureCursors } from '../src/platform/events/cursor.ts'
import { deliverOnce } from '../src/platform/events/deliver.ts'
import type { Subscriber } from '../src/platform/events/subscriber.ts'
import { visitPending } from '../src/platform/events/visit.ts'
import type { World } from './harness.ts'

/**
 * Until nothing is left. One visit is not enough: events wait for the end of every older
 * transaction of the server, those of other tests' databases too.
 */
export const deliverAll = async (
  { scope }: Pick<World, 'scope'>,
  subscribers: readonly Subscriber[],
) => {
  const system = scope({ kind: 'system' })
  const names = subscribers.map(({ name }) => name)
  await system.transact((tx) => ensureCursors(tx, names, system.now()))
  for (let tries = 0; tries < 500; tries++) {
    const hadNews = await visitPending(system, subscribers, async (subscriber) => {
      while ((await deliverOnce(system, subscriber)) === 'delivered');
    })
    if (!hadNews) return
    // What is still there waits for a transaction, or was caused by what has just been delivered.
    if (tries > 2) await sleep(20)
  }
  throw new Error('events are still waiting')
}
