import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '@fanfare/ops'
import { runningWorkflows, undelivered } from '../lib/flow.ts'
import { deadForMs, requestsUnderWay } from '../lib/patience.ts'
import { processing } from './state.ts'
import type { World } from './world.ts'

export const targets = ['worker', 'reactor', 'restate', 'api'] as const
export type Target = (typeof targets)[number]

interface Aim {
  /** What to wait for: something in its hands that can be lost. */
  choose(world: World): () => Promise<boolean>
  /** At most so long after that, in milliseconds. */
  readonly within: number
  /** Asked once it is dead: was something left unfinished? Told how many requests it had in hand. */
  struck(world: World, inHand: number): Promise<boolean>
}

type Count = (world: World) => Promise<number>
const some = (count: Count) => async (world: World) => (await count(world)) > 0
const always = (count: Count) => (world: World) => async () => (await count(world)) > 0

/** The steps of a picture's way whose loss would leave it unfinished. */
const onTheWay = ['media.asset-accepted', 'media.asset-ready']

/** Committed and not delivered: one time to the workflow, another time to the profile. */
const someEvent = (world: World) => {
  const name = onTheWay[world.random(0, onTheWay.length)]
  return async () => (await undelivered(world, name)) > 0
}

const aims: Record<Target, Aim> = {
  worker: { choose: always(runningWorkflows), within: 250, struck: some(processing) },
  reactor: { choose: someEvent, within: 120, struck: some(undelivered) },
  restate: { choose: always(runningWorkflows), within: 250, struck: some(processing) },
  api: {
    choose: () => async () => requestsUnderWay() > 0,
    within: 700,
    // Those who waited know at once that it is dead, so they are counted at the moment of the kill.
    struck: async (_world, inHand) => inHand > 0,
  },
}

/** kill -9 while it works, and up again a moment later. Answers whether it was caught at work. */
export const strike = async (world: World, target: Target): Promise<boolean> => {
  const { stack, random } = world
  const { choose, within, struck } = aims[target]
  const busy = choose(world)
  const options = { timeoutMs: 30_000, everyMs: 5 }
  // Never seen at work: it is killed all the same, and the answer says that it was idle.
  const atWork = () => until(target, () => busy().catch(() => false), options).catch(() => {})
  await atWork()
  await sleep(random(0, within))
  if (target === 'api') await atWork()
  const inHand = requestsUnderWay()
  await stack.kill(target)
  const hit = await struck(world, inHand)
  await sleep(deadForMs(random))
  await (target === 'restate' ? stack.startService(target) : stack.startProcess(target))
  return hit
}
