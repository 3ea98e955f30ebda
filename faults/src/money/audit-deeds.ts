import type { Figure } from '../lib/figures.ts'
import { readCharges } from './audit.ts'
import type { Deed, StoryName } from './stories.ts'
import type { World } from './world.ts'

interface Found {
  readonly id: string
  readonly account_id: string
  readonly state: string
  readonly total: string
  readonly refund_status: string
  readonly intent_id: string | null
  readonly booked: string
  readonly gifts: number
  readonly codes: number
  readonly tips: number
  readonly refunds: number
  readonly disputes: number
}

const readFound = ({ tables }: World) =>
  tables.rows<Found>(
    `select o.id, o.account_id, o.state, o.total, o.refund_status, o.intent_id,
       (select coalesce(sum(l.amount), 0) from ledger.entries e
        join ledger.lines l on l.entry_id = e.id
        where e.reference = o.charge_id and e.kind in ('sale', 'tip')) as booked,
       (select count(*) from billing.gifts g where g.order_id = o.id)::int as gifts,
       (select count(*) from billing.redemptions r where r.order_id = o.id)::int as codes,
       (select count(*) from billing.tips t
        where t.order_id = o.id and t.charged_at is not null)::int as tips,
       (select count(*) from billing.refunds r
        where r.order_id = o.id and r.state in ('pending', 'done'))::int as refunds,
       (select count(*) from billing.disputes d
        where d.order_id = o.id and d.closed_at is not null)::int as disputes
     from billing.orders o where o.attempt > 0`,
  )

type Counts = Pick<Found, 'gifts' | 'codes' | 'tips' | 'refunds' | 'disputes'>
const none: Counts = { gifts: 0, codes: 0, tips: 0, refunds: 0, disputes: 0 }

/** What each story leaves behind besides its order, once. */
const leaves: Record<StoryName, Counts> = {
  buys: none,
  'uses a code': { ...none, codes: 1 },
  gives: { ...none, gifts: 1 },
  'gives months': { ...none, gifts: 1 },
  subscribes: none,
  tips: { ...none, tips: 1 },
  returns: { ...none, refunds: 1 },
  complains: { ...none, disputes: 1 },
}

const statusOf = (story: StoryName) => {
  if (story === 'returns') return ['refunded']
  return story === 'complains' ? ['kept', 'lost'] : ['kept']
}

const isRight = (story: StoryName, found: Found) => {
  const wanted = leaves[story]
  const counts = Object.keys(none) as (keyof Counts)[]
  return (
    found.state === 'paid' &&
    found.booked === found.total &&
    statusOf(story).includes(found.refund_status) &&
    counts.every((count) => found[count] === wanted[count])
  )
}

/** Everything that somebody was told is there once: at the provider, in the books and in our tables. */
export const auditDeeds = async (world: World, figure: Figure, deeds: readonly Deed[]) => {
  const charges = await readCharges(world)
  const byFan = Map.groupBy(await readFound(world), ({ account_id }) => account_id)
  for (const { story, fan, orderId } of deeds) {
    const found = byFan.get(fan.id) ?? []
    const [own] = found
    const taken = charges.get(own?.intent_id ?? '') ?? []
    const isOne = found.length === 1 && (orderId === null || own?.id === orderId)
    const isCharged = taken.length === 1 && String(taken[0]?.amount) === own?.total
    const held = own && isOne && isCharged && isRight(story, own)
    const said = JSON.stringify({ story, orders: found, charges: taken.length })
    figure.count(held ? undefined : said)
  }
}
