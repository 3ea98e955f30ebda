import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '@fanfare/ops'
import { Figure } from '../lib/figures.ts'
import { deadForMs } from '../lib/patience.ts'
import { isShort } from '../lib/size.ts'
import { publishPost } from './publish.ts'
import { bringForward, endLeases, waiting } from './state.ts'
import { readUnmarkedMails, readUnmarkedPushes } from './unmarked.ts'
import type { Audience, World } from './world.ts'

const targets = ['reactor', 'push', 'realtime', 'mail'] as const
type Target = (typeof targets)[number]

/** A kill, and what had been handed over or was about to be, without a mark of ours that it was. */
export interface Kill {
  readonly target: Target
  readonly at: number
  /** When it was up again. */
  readonly upAt: number
  readonly unmarked: ReadonlySet<string>
}

const none = async (): Promise<ReadonlySet<string>> => new Set<string>()

const readUnmarked: Record<Target, (world: World) => Promise<ReadonlySet<string>>> = {
  reactor: async (world) =>
    new Set([...(await readUnmarkedMails(world)), ...(await readUnmarkedPushes(world))]),
  push: readUnmarkedPushes,
  mail: readUnmarkedMails,
  realtime: none,
}

const start = async ({ stack, journals: { paths } }: World, target: Target) => {
  if (target === 'mail' || target === 'push') return stack.startService(target, paths[target])
  return stack.startProcess(target)
}

/** So many kills may come a moment too late. */
const wasteful = 20
/** Spread over the whole of a fan-out, which is short in the short version. */
const within = isShort ? 120 : 4_000
const pollMs = isShort ? 10 : 100

/** Work in its hands that could be lost; for realtime, a fan-out of which to tell. */
const isAtWork = async (world: World, target: Target) =>
  target === 'realtime'
    ? (await waiting(world)) !== undefined
    : (await readUnmarked[target](world)).size > 0

/** The worst moment: something was accepted, and we have not marked it. */
const isInBetween = async (world: World, target: Target) => {
  const unmarked = await readUnmarked[target](world)
  world.journals.look()
  return [...unmarked].some((key) => world.journals.accepted.has(key))
}

/** Any moment of the work, or the worst one. Not for ever: of a fast machine it is seen rarely. */
const awaitMoment = async (world: World, audience: Audience, target: Target, isWorst: boolean) => {
  const isAimed = isWorst && target !== 'realtime'
  const isMoment = async () => {
    await bringForward(world)
    if ((await waiting(world)) === undefined) await publishPost(audience)
    return isAimed ? isInBetween(world, target) : isAtWork(world, target)
  }
  const timeoutMs = isAimed || isShort ? 8_000 : 180_000
  await until(target, isMoment, { timeoutMs, everyMs: pollMs }).catch(() => {})
  if (!isAimed) await sleep(world.random(0, within))
}

/** kill -9, and up again a moment later. */
const strike = async (world: World, target: Target): Promise<Kill> => {
  await world.stack.kill(target)
  const at = Date.now()
  const dead = deadForMs(world.random)
  // What was on its way to the service arrives without the one who sent it.
  if (target === 'reactor') await sleep(dead)
  const unmarked = await readUnmarked[target](world)
  if (target === 'reactor') await endLeases(world)
  else await sleep(dead)
  await start(world, target)
  return { target, at, upAt: Date.now(), unmarked }
}

const isHit = ({ target, unmarked }: Kill) => target === 'realtime' || unmarked.size > 0

/** Each in turn, so many times. When all is quiet another post is published. */
export const tryKills = async (world: World, audience: Audience, times: number) => {
  const done: Kill[] = []
  const wanted = Array.from({ length: times }, () => targets).flat()
  const figures = new Map(targets.map((one) => [one, new Figure(`notices.${one}-kills`)]))
  for (let missed = 0; wanted.length > 0 && missed < wasteful; ) {
    const target = wanted[0] ?? 'reactor'
    // The worst moment in every second turn.
    const isWorst = Math.ceil(wanted.length / targets.length) % 2 === 0
    await awaitMoment(world, audience, target, isWorst)
    const kill = await strike(world, target)
    done.push(kill)
    if (!isHit(kill)) {
      missed += 1
      continue
    }
    console.log(`notices: ${target} killed, ${kill.unmarked.size} unmarked`)
    wanted.shift()
    figures.get(target)?.count(undefined)
  }
  for (const target of wanted) figures.get(target)?.count('no kill caught it at work')
  return { kills: done, figures: [...figures.values()] }
}
