import { startStack, until } from '@fanfare/ops'
import pg from 'pg'
import { addPaymentMethod } from '../../../server/src/domains/billing/customers/commands/add-payment-method.ts'
import { beginPaymentMethod } from '../../../server/src/domains/billing/customers/commands/begin-payment-method.ts'
import { fillDueRenewals, fillTier } from '../../../server/src/domains/billing/test/due-renewals.ts'
import { person } from '../../../server/src/domains/catalog/test/people.ts'
import { readConfig } from '../../../server/src/platform/config/config.ts'
import { openPlatform } from '../../../server/src/platform/platform.ts'
import { type Actor, scopeOf } from '../../../server/src/platform/scope.ts'

const fans = 40
const creators = 25

/** Everyone's month ends at once: from the first that is due to the last that is paid. */
export const measureCharges = async () => {
  await using stack = await startStack('bench')
  const platform = await openPlatform(readConfig(stack.env), 'bench')
  const world = {
    scope: (actor: Actor = { kind: 'anonymous' }) => scopeOf(platform, actor),
  }
  const pool = new pg.Pool({ connectionString: stack.env.DATABASE_URL, max: 2 })
  const query = (text: string, values: readonly unknown[]) => pool.query(text, [...values])
  const takeCard = async () => {
    const fan = await person(world, false)
    const [setup = ''] = (await beginPaymentMethod(fan)).split('_secret_')
    const { PAY_URL, PAY_SECRET_KEY } = stack.env
    const reply = await fetch(`${PAY_URL}/v1/setup_intents/${setup}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${PAY_SECRET_KEY}` },
      body: new URLSearchParams({ payment_method: 'pm_card_visa' }),
    })
    if (!reply.ok) throw new Error(`the provider answered ${reply.status}`)
    await addPaymentMethod(fan, setup)
    return fan.actor.accountId
  }
  const isLeft = async () =>
    (await pool.query('select from billing.subscriptions where period = 0 limit 1')).rowCount === 1
  try {
    const payers = []
    for (let at = 0; at < fans; at++) payers.push(await takeCard())
    const tiers: string[] = []
    for (let at = 0; at < creators; at++) {
      const { actor } = await person(world, true)
      tiers.push(await fillTier(query, actor.accountId, 'Renewed'))
    }
    await fillDueRenewals(query, payers, tiers)
    const from = performance.now()
    await until('all renewed', async () => !(await isLeft()), {
      timeoutMs: 600_000,
      everyMs: 100,
    })
    return { charged: fans * creators, seconds: (performance.now() - from) / 1_000 }
  } finally {
    await pool.end()
    await platform.close()
  }
}
