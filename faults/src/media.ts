import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './lib/fault.ts'
import { Figure, printAll } from './lib/figures.ts'
import { register } from './lib/person.ts'
import { randomFrom } from './lib/random.ts'
import { isShort, seed } from './lib/size.ts'
import { openTables } from './lib/tables.ts'
import { makeBatch } from './media/batch.ts'
import { ends, unfinished } from './media/ends.ts'
import { orphans, sweepEverything } from './media/orphans.ts'
import type { World } from './media/world.ts'

const kills = isShort ? 3 : 20
const sets = isShort ? 1 : 5

/** Fresh, because every object of the store is looked at. */
export const fault: Fault = async (open) => {
  const stack = await open({ fresh: true, processes: ['api', 'reactor', 'worker'] })
  await using tables = openTables(stack.env.DATABASE_URL)
  const world: World = { site: stack, stack, tables, random: randomFrom(seed) }
  console.log(`media: ${kills} kills`)

  const creators = await Promise.all([register(stack, true), register(stack, true)])
  await tables.rows('update identity.accounts set email_verified = true')
  const contents = await makeBatch(creators, sets)

  /** kill -9 while it works; a moment later it is back. A fast machine gets more to do. */
  const killed = new Figure('media.kills')
  for (let kill = 0; kill < kills; kill++) {
    await sleep(world.random(200, 3_000))
    if ((await unfinished(world)) === 0) contents.push(...(await makeBatch(creators, 1)))
    const busy = await unfinished(world)
    await stack.kill('worker')
    killed.count(busy > 0 ? undefined : 'there was nothing left to interrupt')
    await sleep(world.random(50, 1_000))
    await stack.startProcess('worker')
  }

  const settled = new Figure('media.settled')
  for (const { content, fault } of await ends(world, contents)) {
    settled.count(fault && `${content.type} ${content.id}: ${fault}`)
  }

  await sweepEverything(world, contents)
  const left = await orphans(world)
  const swept = new Figure('media.orphans')
  for (let object = 0; object < left.known; object++) swept.count(undefined)
  for (const name of left.unknown) swept.count(`${name} belongs to nothing`)
  for (const name of left.missing) swept.count(`${name} is named and not there`)
  return printAll([killed, settled, swept])
}
