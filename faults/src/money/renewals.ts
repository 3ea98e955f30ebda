import { setTimeout as sleep } from 'node:timers/promises'
import type { AccountId } from '@fanfare/contract'
import { until } from '@fanfare/ops'
import { fillDueRenewals, fillTier } from '../../../server/src/domains/billing/test/due-renewals.ts'
import { newBuyer } from '../lib/buyer.ts'
import { Figure } from '../lib/figures.ts'
import { deadForMs } from '../lib/patience.ts'
import { register } from '../lib/person.ts'
import { keepCard } from '../lib/provider.ts'
import { sideBySide } from '../lib/side-by-side.ts'
import { isShort } from '../lib/size.ts'
import { confirming } from './settle.ts'
import type { World } from './world.ts'

const targets = ['postgres', 'worker', 'reactor', 'restate'] as const
type Target = (typeof targets)[number]

/** Of each fan; what one fan pays happens one after the other. */
const creatorsEach = isShort ? 20 : 50
/** Kills that came a moment too late are repeated, but not for ever. */
const wasteful = 10

const fanWithCard = async ({ stack, tables, provider }: World) => {
  const fan = await newBuyer(stack, tables)
  await keepCard(provider, fan)
  return fan
}

const kill = async (world: World, target: Target): Promise<boolean> => {
  const { stack, random } = world
  const atWork = async () => (await confirming(world)) > 0
  await until(target, atWork, { timeoutMs: 30_000, everyMs: 5 }).catch(() => {})
  await sleep(random(0, 200))
  const caught = await atWork()
  await stack.kill(target)
  await sleep(deadForMs(random))
  const isProcess = target === 'worker' || target === 'reactor'
  await (isProcess ? stack.startProcess(target) : stack.startService(target))
  return caught
}

const left = async ({ tables }: World) => {
  const [row] = await tables.rows<{ left: number }>(
    `select count(*)::int as left from billing.subscriptions s join billing.tiers t on t.id = s.tier_id
     where t.name = 'Renewed' and s.period = 0`,
  )
  return row?.left ?? 0
}

interface Renewed {
  readonly id: string
  readonly state: string
  readonly period: number
  readonly invoices: number
  readonly sales: number
  readonly grants: number
}

/** What everyone has in the end, by our own tables. */
const readRenewed = ({ tables }: World) =>
  tables.rows<Renewed>(
    `select s.id, s.state, s.period,
       (select count(*) from billing.invoices i where i.subscription_id = s.id)::int as invoices,
       (select count(*) from billing.invoices i join ledger.entries e
          on e.kind = 'sale' and e.source = i.order_id::text
        where i.subscription_id = s.id)::int as sales,
       (select count(*) from entitlements.grants g where g.account_id = s.account_id
          and g.resource = 'creator:' || s.creator_id || ':subscribers' and g.revoked_at is null
          and g.ends_at > now())::int as grants
     from billing.subscriptions s join billing.tiers t on t.id = s.tier_id where t.name = 'Renewed'`,
  )

const faultOf = ({ state, period, invoices, sales, grants }: Renewed) => {
  const seen = `${state}, period ${period}, ${invoices} invoices, ${sales} sales, ${grants} grants`
  const isRight =
    state === 'active' && period === 1 && invoices === 1 && sales === 1 && grants === 1
  return isRight ? undefined : seen
}

/** Everyone's month ends at once, and what renews them is killed again and again. */
export const tryRenewals = async (world: World, count: number, kills: number) => {
  const renewals = new Figure('money.renewals')
  const caught = new Figure('money.renewal-kills')
  const people = Math.ceil(count / creatorsEach)
  const creators = Array.from({ length: Math.min(count, creatorsEach) })
  const tiers = await sideBySide(4, creators, async () => {
    const { id } = await register(world.stack, true)
    return fillTier(world.tables.rows, id as AccountId, 'Renewed')
  })
  const fill = async (more: number) => {
    const fans = await sideBySide(4, Array.from({ length: more }), () => fanWithCard(world))
    const ids = fans.map(({ id }) => id as AccountId)
    await fillDueRenewals(world.tables.rows, ids, tiers)
  }
  await fill(people)
  let hits = 0
  for (let tries = 0; hits < kills && tries < kills * wasteful; tries++) {
    // A fast machine may have renewed all of them before the last kill.
    if ((await left(world)) === 0) await fill(1)
    if (!(await kill(world, targets[hits % targets.length] ?? 'worker'))) continue
    hits += 1
    caught.count(undefined)
  }
  for (let missing = hits; missing < kills; missing++) caught.count('no kill caught it at work')
  const minutes = 60_000 * Math.max(20, count / 100)
  await until('all renewed', async () => (await left(world)) === 0, {
    timeoutMs: minutes,
    everyMs: 500,
  }).catch(() => {})
  for (const one of await readRenewed(world)) {
    const fault = faultOf(one)
    renewals.count(fault && `${one.id}: ${fault}`)
  }
  return [renewals, caught]
}
