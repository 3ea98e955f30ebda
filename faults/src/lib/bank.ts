import type { OrderId } from '@fanfare/contract'
import { until } from '@fanfare/ops'
import type { World } from './world.ts'

/** The card's owner complains to their bank. */
export const dispute = async ({ tables, provider }: World, id: OrderId) => {
  const [order] = await tables.rows<{ charge_id: string }>(
    'select charge_id from billing.orders where id = $1',
    [id],
  )
  await provider.control(`hurry/${order?.charge_id}`)
}

/** The bank has seen our evidence and decides. */
export const decide = async ({ tables, provider }: World, id: OrderId) => {
  const read = async () => {
    const [row] = await tables.rows<{ provider_id: string; sent: boolean; closed: boolean }>(
      `select provider_id, evidence_sent_at is not null as sent, closed_at is not null as closed
       from billing.disputes where order_id = $1`,
      [id],
    )
    return row
  }
  await until('the evidence', async () => (await read())?.sent === true)
  await provider.control(`hurry/${(await read())?.provider_id}`)
  await until('the decision', async () => (await read())?.closed === true)
}
