import { tryCrossSite } from './access/cross-site.ts'
import { tryWatch, watchTables } from './access/fingerprint.ts'
import { tryForged } from './access/forged.ts'
import { tryMatrix } from './access/matrix.ts'
import type { Fault } from './lib/fault.ts'
import { printAll } from './lib/figures.ts'
import { register } from './lib/person.ts'
import { openProvider, silence } from './lib/provider.ts'
import { openTables } from './lib/tables.ts'

/**
 * Every route of the contract as everyone, over HTTP. Nothing in here names a route: one that is
 * added later is tried because it is in the table. `--short` changes nothing; it is short already.
 * Only the api runs: nobody else writes, so a changed table was changed by the request just sent.
 * Fresh, because it puts triggers on all tables, and reads their rows again and again.
 */
export const fault: Fault = async (open) => {
  const stack = await open({ fresh: true, processes: ['api'] })
  await using tables = openTables(stack.env.DATABASE_URL)
  const provider = openProvider(stack.env)
  // What its messages write would look like the doing of a request.
  await using _ = await silence(provider, tables)
  const world = { site: stack, tables, provider }
  const owners = { fan: await register(stack, false), creator: await register(stack, true) }
  await using watch = await watchTables(tables)

  let held = true
  for (const attempt of [tryMatrix, tryForged, tryCrossSite]) {
    held = printAll(await attempt(world, owners, watch)) && held
  }
  return printAll(await tryWatch(tables, watch)) && held
}
