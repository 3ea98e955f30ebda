import { until } from '@fanfare/ops'
import { number, undelivered } from '../lib/flow.ts'
import type { World } from './world.ts'

const underWay = (world: World) =>
  number(world, `billing.orders where state in ('confirming', 'processing', 'needs-action')`)

export const confirming = (world: World) =>
  number(world, `billing.orders where state = 'confirming'`)

const patience = { timeoutMs: 600_000, everyMs: 250 }

/** Until every message was heard; who waits for the bank is not waited for. */
export const heard = (world: World) =>
  until('every message', async () => (await undelivered(world)) === 0, patience)

/** Until no card is being charged and everybody was told. What stays is said by the audit. */
export const settled = async (world: World) => {
  const isQuiet = async () => (await underWay(world)) === 0
  await until('the end of every checkout', isQuiet, patience).catch(() => {})
  await heard(world)
}
