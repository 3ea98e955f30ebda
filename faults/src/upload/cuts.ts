import { setTimeout as sleep } from 'node:timers/promises'
import { type Stack, until } from '@fanfare/ops'
import type { Desk } from './desk.ts'
import type { Line } from './line.ts'

export interface Scene {
  readonly stack: Stack
  readonly desk: Desk
  readonly line: Line
  readonly random: (from: number, to: number) => number
  /** In a browser that knows nothing of the one before but what is on the disk. */
  goOn(): Promise<void>
}

type Cut = (scene: Scene) => Promise<void>

/** Connections break and can be made again at once. */
const reset: Cut = async ({ line }) => {
  line.cut()
  line.mend()
}

/** Nothing gets through for a while, and the browser does not know. */
const away: Cut = async ({ line, random }) => {
  line.cut()
  await sleep(random(300, 2000))
  line.mend()
}

/** The browser knows that it has no network. */
const offline: Cut = async ({ desk, line, random }) => {
  await desk.setOffline(true)
  line.cut()
  await sleep(random(300, 2000))
  line.mend()
  await desk.setOffline(false)
}

const storeKilled: Cut = async ({ stack }) => {
  await stack.kill('s3')
  const start = () =>
    stack.startService('s3').then(
      () => true,
      () => false,
    )
  // A process killed at work may hold its port for a moment longer.
  await until('the store', start)
}

const browserKilled: Cut = async ({ desk, goOn }) => {
  await desk.crash()
  await goOn()
}

const everyday = { reset, away, offline }

/** So many accidents; the store and the browser are killed once each. */
export const cutsFor = (count: number): readonly (readonly [string, Cut])[] => {
  const names = Object.entries(everyday)
  return Array.from({ length: count }, (_, at) => {
    if (at === Math.floor(count / 3)) return ['store killed', storeKilled]
    if (at === Math.floor((2 * count) / 3)) return ['browser killed', browserKilled]
    return names[at % names.length] ?? ['reset', reset]
  })
}
