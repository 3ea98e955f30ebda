import { openScene } from './gate/scene.ts'
import {
  tryAddresses,
  tryBuyer,
  tryCovered,
  tryCovers,
  tryRevoked,
  tryStranger,
} from './gate/tries.ts'
import { makeBuyer, makeStrangers } from './gate/viewers.ts'
import type { World } from './gate/world.ts'
import type { Fault } from './lib/fault.ts'
import { printAll } from './lib/figures.ts'
import { openTables } from './lib/tables.ts'

export const fault: Fault = async (open) => {
  const stack = await open({ build: true })
  await using tables = openTables(stack.env.DATABASE_URL)
  const world: World = { site: stack, tables, stack }
  const scene = await openScene(world)
  const strangers = await makeStrangers(world, scene.creator, scene.contents)
  const buyer = await makeBuyer(world, scene.contents)
  const figures = [tryCovered(scene), await tryBuyer(scene, buyer)]
  for (const [who, browser] of Object.entries(strangers)) {
    figures.push(await tryStranger(scene, who, browser))
  }
  const [video] = scene.contents
  if (video) figures.push(await tryAddresses(scene, video, strangers.anonymous))
  figures.push(await tryRevoked(scene, buyer), await tryCovers(scene))
  return printAll(figures)
}
