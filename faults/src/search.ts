import { newCreator } from './lib/actor.ts'
import type { Fault } from './lib/fault.ts'
import { Figure, printAll } from './lib/figures.ts'
import { openProvider } from './lib/provider.ts'
import { isShort } from './lib/size.ts'
import { openTables } from './lib/tables.ts'
import { openGateway } from './search/gateway.ts'
import { openShelf } from './search/shelf.ts'
import { strikesOn } from './search/strikes.ts'
import { heal, tryRebuild, tryStrike } from './search/tries.ts'

const times = isShort ? 1 : 5
// Each asks four times: after three failures in a row nobody waits for the engine.
const rounds = isShort ? 1 : 8

/** The engine slow, full, emptied and killed while people write and search, and rebuilt meanwhile. */
export const fault: Fault = async (open) => {
  const { instance } = await open({ processes: [] })
  await using gateway = await openGateway(instance.ports.opensearch)
  const stack = await open({
    processes: ['api', 'reactor'],
    environment: { SEARCH_URL: gateway.url },
  })
  await using tables = openTables(stack.env.DATABASE_URL)
  const world = { stack, tables, provider: openProvider(stack.env) }
  const actor = await newCreator(world)
  const shelf = await openShelf(world, actor)
  for (let made = 0; made < 5; made++) await shelf.put()
  const begun = new Figure('search.begun')
  await heal(begun, shelf)

  let held = printAll([begun])
  for (let time = 0; time < times; time++) {
    for (const strike of strikesOn(world, gateway)) {
      held = printAll(await tryStrike({ strike, shelf, actor }, rounds)) && held
    }
    held = printAll(await tryRebuild(world, shelf)) && held
  }
  return held
}
