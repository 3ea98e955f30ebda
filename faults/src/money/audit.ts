import type { Figure } from '../lib/figures.ts'
import type { World } from './world.ts'

interface Charge {
  readonly id: string
  readonly status: string
  readonly amount: number
  readonly payment_intent: string
}

interface Bought {
  readonly id: string
  readonly state: string
  readonly intent_id: string | null
  readonly total: string
  readonly sales: number
  readonly grants: number
}

/** What the provider really took, by what it was taken for. */
export const readCharges = async ({ provider }: World) => {
  const charges = await provider.all<Charge>('/v1/charges')
  const taken = charges.filter(({ status }) => status === 'succeeded')
  return Map.groupBy(taken, ({ payment_intent }) => payment_intent)
}

const readBought = ({ tables }: World) =>
  tables.rows<Bought>(
    `select o.id, o.state, o.intent_id, o.total,
       (select count(*)::int from ledger.entries e
        where e.kind = 'sale' and e.source = o.id::text) as sales,
       (select count(*)::int from entitlements.grants g
        where g.source_id = o.id::text and g.revoked_at is null) as grants
     from billing.orders o where o.attempt > 0`,
  )

const faultOf = (order: Bought, charges: readonly Charge[], wanted: string) => {
  const { id, state, sales, grants, total } = order
  const times = wanted === 'paid' ? 1 : 0
  const said = `order ${id} is ${state}: ${charges.length} charges, ${sales} sales, ${grants} grants`
  if (state !== wanted || charges.length !== times || sales !== times || grants !== times)
    return said
  return charges.some(({ amount }) => amount !== Number(total)) ? `${said}, another sum` : undefined
}

/** Each of these orders ended as it should, once, in all three places: provider, books and grants. */
export const auditOrders = async (
  world: World,
  figure: Figure,
  wanted: ReadonlyMap<string, string>,
) => {
  const charges = await readCharges(world)
  const bought = new Map((await readBought(world)).map((order) => [order.id, order]))
  for (const [id, state] of wanted) {
    const order = bought.get(id)
    const taken = charges.get(order?.intent_id ?? '') ?? []
    figure.count(order ? faultOf(order, taken, state) : `order ${id} is gone`)
  }
}

/** Nothing was ever taken that no order of ours accounts for. */
export const auditCharges = async (world: World, figure: Figure) => {
  const known = new Set((await readBought(world)).map(({ intent_id }) => intent_id))
  for (const [intent, taken] of await readCharges(world)) {
    const isOurs = known.has(intent) && taken.length === 1
    figure.count(isOurs ? undefined : `${taken.length} charges of ${intent}`)
  }
}

/** The provider's own list of what moved against the books, movement by movement. */
export const auditBooks = async ({ stack }: World, figure: Figure) => {
  const said = await stack.run('reconcile').catch((error: Error) => error.message)
  figure.count(/^0 differences/m.test(said) ? undefined : said)
}
