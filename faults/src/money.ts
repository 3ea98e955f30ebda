import { startStack } from '@fanfare/ops'
import { Figure, printAll } from './lib/figures.ts'
import { openProvider } from './lib/provider.ts'
import { randomFrom } from './lib/random.ts'
import { isShort, seed } from './lib/size.ts'
import { openTables } from './lib/tables.ts'
import { auditBooks, auditCharges } from './money/audit.ts'
import { tryKills } from './money/kills.ts'
import { tryOnce } from './money/once.ts'
import { tryRenewals } from './money/renewals.ts'
import { tryWebhooks } from './money/webhooks.ts'

const size = isShort
  ? { checkouts: 30, messages: 300, kills: 3, renewals: 200, renewalKills: 4 }
  : { checkouts: 1_000, messages: 10_000, kills: 50, renewals: 5_000, renewalKills: 40 }

await using stack = await startStack('faults')
await using tables = openTables(stack.env.DATABASE_URL)
const world = { stack, tables, provider: openProvider(stack.env), random: randomFrom(seed) }
console.log(`money seed=${seed}`, size)

let held = printAll(await tryOnce(world, size.checkouts))
held = printAll(await tryWebhooks(world, size.messages)) && held
held = printAll(await tryKills(world, size.kills)) && held
held = printAll(await tryRenewals(world, size.renewals, size.renewalKills)) && held

const charges = new Figure('money.charges')
const books = new Figure('money.reconciled')
await auditCharges(world, charges)
await auditBooks(world, books)
held = printAll([charges, books]) && held
process.exitCode = held ? 0 : 1
