import { setTimeout as sleep } from 'node:timers/promises'
import { deadForMs } from '../lib/patience.ts'
import type { World } from './world.ts'

interface Strike {
  readonly name: string
  begin(world: World): Promise<unknown>
  end(world: World): Promise<unknown>
}

const killed = (target: string, isProcess: boolean): Strike => ({
  name: `${target} killed`,
  begin: ({ stack }) => stack.kill(target),
  end: ({ stack }) =>
    isProcess ? stack.startProcess(target as 'api') : stack.startService(target),
})

/** The provider as it treats whoever calls it. */
const provider = (name: string, settings: object): Strike => ({
  name: `provider ${name}`,
  begin: ({ provider: { control } }) => control('calls', settings),
  end: ({ provider: { control } }) => control('calls'),
})

export const strikes: readonly Strike[] = [
  killed('postgres', false),
  provider('answers 401', { refuseWith: 401 }),
  killed('worker', true),
  provider('answers 429', { refuseWith: 429 }),
  killed('reactor', true),
  provider('takes 5 s', { latencyMs: 5_000 }),
  killed('restate', false),
  killed('pay', false),
]

/** In the middle of what is going on, for a moment or a little longer. */
export const strike = async (world: World, { begin, end }: Strike) => {
  await sleep(world.random(0, 1_500))
  await begin(world)
  await sleep(deadForMs(world.random))
  await end(world)
}
