import type { Attack } from './abuse/attack.ts'
import { tryCards } from './abuse/card-testing.ts'
import { tryGiftMails } from './abuse/gift-mails.ts'
import { tryGifts } from './abuse/gifts.ts'
import { readsAMinute, tryReads } from './abuse/read-flood.ts'
import { tryRefunds } from './abuse/refunds.ts'
import { trySockets } from './abuse/socket-flood.ts'
import { tryStorage } from './abuse/storage-flood.ts'
import { tryTips } from './abuse/tips.ts'
import { tryUpgrades } from './abuse/upgrade.ts'
import { tryWithdrawals } from './abuse/withdraw.ts'
import type { Fault } from './lib/fault.ts'
import { printAll } from './lib/figures.ts'
import { openProvider } from './lib/provider.ts'
import { openTables } from './lib/tables.ts'
import type { World } from './lib/world.ts'

/** Each has a file of its own and prints one figure. */
const attacks: readonly Attack[] = [
  tryUpgrades,
  tryGifts,
  tryTips,
  tryRefunds,
  tryWithdrawals,
  tryGiftMails,
  tryCards,
  tryStorage,
  trySockets,
  tryReads,
]

/** What people try who want the money, the work, the mail or the machines of others. `--short` leaves out the crowd of sockets. */
export const fault: Fault = async (open) => {
  const stack = await open({ environment: { PUBLIC_READS_A_MINUTE: String(readsAMinute) } })
  await using tables = openTables(stack.env.DATABASE_URL)
  const world: World = { stack, tables, provider: openProvider(stack.env) }
  let held = true
  for (const attack of attacks) held = printAll([await attack(world)]) && held
  return held
}
