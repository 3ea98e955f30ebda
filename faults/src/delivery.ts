import { targets } from './delivery/kills.ts'
import { tryRedis } from './delivery/redis.ts'
import { tryCursors, tryKills } from './delivery/rounds.ts'
import { settle } from './delivery/state.ts'
import type { Fault } from './lib/fault.ts'
import { printAll } from './lib/figures.ts'
import { makePicture } from './lib/picture.ts'
import { randomFrom } from './lib/random.ts'
import { isShort, seed } from './lib/size.ts'
import { openTables } from './lib/tables.ts'

const kills = isShort ? 2 : 20
const people = isShort ? 4 : 5

export const fault: Fault = async (open) => {
  const stack = await open()
  await using tables = openTables(stack.env.DATABASE_URL)
  // Large enough that the pipeline is busy with it for a while.
  const picture = await makePicture(1_600)
  const world = { stack, tables, random: randomFrom(seed), picture }
  console.log(`delivery: ${kills} kills each`)

  let held = true
  for (const target of targets) {
    const { figures, left } = await tryKills(world, target, { kills, people })
    held = printAll(figures) && held
    // The kills to come would be blamed for it.
    if (left) break
  }
  held = printAll(await tryRedis(world, kills, people)) && held
  await settle(world)
  return printAll(await tryCursors(world)) && held
}
