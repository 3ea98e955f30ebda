import { Figure } from '../lib/figures.ts'
import { arrived } from './arrival.ts'
import { liveThrough, type Promised } from './changes.ts'
import { strike, type Target } from './kills.ts'
import { settle } from './state.ts'
import type { World } from './world.ts'

interface Size {
  readonly kills: number
  /** Who make their changes while it happens. */
  readonly people: number
}

/** Kills that came a moment too late are repeated, but not for ever. */
const wasteful = 10

/**
 * Changes under way, a kill in the middle, and then every acknowledged change is looked for. What
 * does not come to rest ends the rounds: the next kill would say nothing new.
 */
export const tryKills = async (world: World, target: Target, { kills, people }: Size) => {
  const changes = new Figure(`delivery.${target}`)
  const caught = new Figure(`delivery.${target}-kills`)
  const everyone: Promised[] = []
  let hits = 0
  let left: string | undefined
  for (let round = 0; hits < kills && round < kills * wasteful && !left; round++) {
    const living = Array.from({ length: people }, () => liveThrough(world))
    const outcome = Promise.allSettled(living)
    const hit = await strike(world, target)
    for (const one of await outcome) {
      if (one.status === 'fulfilled') everyone.push(one.value)
      else changes.count(`${one.reason}`)
    }
    left = await settle(world)
    if (left) changes.count(`there are still ${left}`)
    if (!hit) continue
    hits += 1
    caught.count(undefined)
  }
  for (let missing = hits; missing < kills; missing++) caught.count('no kill caught it at work')

  const inbox = await world.stack.inbox.list()
  for (const promised of everyone) {
    for (const fault of await arrived(world, promised, inbox)) changes.count(fault)
  }
  return { figures: [changes, caught], left }
}

/** At the very end: no subscriber is behind, and nothing was put aside. */
export const tryCursors = async ({ tables }: World) => {
  const figure = new Figure('delivery.caught-up')
  const cursors = await tables.rows<{ subscriber: string; behind: number; parked: number }>(
    `select c.subscriber,
       (select count(*)::int from platform.events e where (e.xid, e.seq) > (c.xid, c.seq)) as behind,
       (select count(*)::int from platform.parked_events p
        where p.subscriber = c.subscriber) as parked
     from platform.cursors c`,
  )
  for (const { subscriber, behind, parked } of cursors) {
    const well = behind === 0 && parked === 0
    figure.count(well ? undefined : `${subscriber} is ${behind} behind with ${parked} parked`)
  }
  return [figure]
}
