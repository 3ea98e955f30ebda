import type { Fault } from './lib/fault.ts'
import { Figure, printAll } from './lib/figures.ts'
import { openProvider } from './lib/provider.ts'
import { randomFrom } from './lib/random.ts'
import { isShort, seed } from './lib/size.ts'
import { openTables } from './lib/tables.ts'
import { auditBooks, auditCharges } from './money/audit.ts'
import { tryEverything } from './money/everything.ts'
import { tryKills } from './money/kills.ts'
import { tryOnce } from './money/once.ts'
import { tryRenewals } from './money/renewals.ts'
import { tryWebhooks } from './money/webhooks.ts'

const size = isShort
  ? { checkouts: 15, messages: 150, ways: 2, kills: 3, renewals: 100, renewalKills: 4, rounds: 8 }
  : {
      checkouts: 1_000,
      messages: 10_000,
      ways: 3,
      kills: 50,
      renewals: 5_000,
      renewalKills: 40,
      rounds: 80,
    }

export const fault: Fault = async (open) => {
  const stack = await open()
  await using tables = openTables(stack.env.DATABASE_URL)
  const world = { stack, tables, provider: openProvider(stack.env), random: randomFrom(seed) }
  console.log('money:', size)

  let held = printAll(await tryOnce(world, size.checkouts))
  held = printAll(await tryWebhooks(world, size)) && held
  held = printAll(await tryKills(world, size.kills)) && held
  held = printAll(await tryEverything(world, size.rounds)) && held
  held = printAll(await tryRenewals(world, size.renewals, size.renewalKills)) && held

  const charges = new Figure('money.charges')
  const books = new Figure('money.reconciled')
  await auditCharges(world, charges)
  await auditBooks(world, books)
  return printAll([charges, books]) && held
}
