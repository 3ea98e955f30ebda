import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OrderId } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { person } from '../../../../test/person.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { beginPaymentMethod } from '../customers/commands/begin-payment-method.ts'
import { declineOf } from '../gateways/fault.ts'
import { openShopForTests } from '../test/shop.ts'

const shop = await openShopForTests()
const mostDeclines = 3
Object.assign(shop.world.platform.config, { CARD_DECLINES_A_DAY: mostDeclines })
const declined = 'pm_card_visa_chargeDeclined'

/** How often the provider is asked for something meanwhile. */
const countAsked = async (path: string, work: (config: Config) => Promise<void>) => {
  let count = 0
  const gate = createServer(async ({ url = '', method = 'GET', headers }, reply) => {
    if (url.startsWith(path)) count++
    const { authorization = '' } = headers
    const answer = await fetch(`${shop.provider.url}${url}`, { method, headers: { authorization } })
    reply.writeHead(answer.status, { 'content-type': 'application/json' })
    reply.end(await answer.text())
  }).listen(0, '127.0.0.1')
  await once(gate, 'listening')
  const { port } = gate.address() as AddressInfo
  const begun = Date.now()
  await work({ ...shop.world.platform.config, PAY_URL: `http://127.0.0.1:${port}` })
  gate.closeAllConnections()
  gate.close()
  return { count, milliseconds: Date.now() - begun }
}

const send = async (fan: SignedInScope, card: string, address: string) => {
  const { id } = await shop.quote(fan, await shop.content())
  const sent = await shop.app.inject({
    method: 'POST',
    url: `/api/checkout/orders/${id}/confirm`,
    payload: { paymentMethod: card, consent: true, country: 'DE' },
    headers: { 'x-person': fan.actor.accountId },
    remoteAddress: address,
  })
  return { id: OrderId.parse(id), status: sent.statusCode }
}

const decline = async (fan: SignedInScope, address: string, card = declined) => {
  const { id, status } = await send(fan, card, address)
  expect(status).toBe(202)
  await shop.reaches(id, 'failed')
  return id
}

describe('somebody who tries out cards', () => {
  it('is stopped after five declines in an hour, whatever the card', async () => {
    const fan = await shop.fan()
    for (let count = 0; count < 5; count++) await decline(fan, `198.51.100.${count}`)
    expect((await send(fan, 'pm_card_visa', '198.51.100.9')).status).toBe(429)
    const other = await shop.fan()
    expect((await send(other, 'pm_card_visa', '198.51.100.9')).status).toBe(202)
  })

  it('is stopped by their address with as many accounts as they like', async () => {
    const address = '192.0.2.7'
    for (let accounts = 0; accounts < 6; accounts++) {
      const fan = await shop.fan()
      for (let count = 0; count < 5; count++) {
        // Cards of their own, so that none of them is the reason.
        await decline(fan, address, 'pm_card_visa_chargeDeclinedInsufficientFunds')
      }
    }
    expect((await send(await shop.fan(), 'pm_card_visa', address)).status).toBe(429)
    expect((await send(await shop.fan(), 'pm_card_visa', '192.0.2.8')).status).toBe(202)
  }, 120_000)

  it('is not let to the bank with a card that was declined too often, by any account', async () => {
    const number = '4000000000000127'
    for (let count = 0; count < mostDeclines; count++) {
      await decline(await shop.fan(), `203.0.113.${count}`, await shop.provider.card(number))
    }
    const fan = await shop.fan()
    const id = await decline(fan, '203.0.113.99', await shop.provider.card(number))
    const { order } = await shop.read(fan, id)
    expect(order.failure?.code).toBe('too-many-declines')
    const { intent_id } = await shop.row(id)
    const { data } = await shop.provider.stripe.charges.list({ payment_intent: intent_id ?? '' })
    expect(data).toHaveLength(0)
  }, 120_000)
})

it('keeps cards only of people with a confirmed email', async () => {
  const fan = await person(shop.world, false)
  await shop.system.transact(async ({ q }) => {
    await q
      .updateTable('identity.accounts')
      .set({ email_verified: false })
      .where('id', '=', fan.actor.accountId)
      .execute()
  })
  await refuses(beginPaymentMethod(fan), 'auth.email-not-verified')
})

it('says that the code is wrong or the card expired, though its bank only declines', () => {
  const generic = 'generic_decline'
  expect(declineOf({ code: 'incorrect_cvc', decline_code: generic })).toBe('incorrect_cvc')
  expect(declineOf({ code: 'expired_card', decline_code: generic })).toBe('expired_card')
  expect(declineOf({ code: 'card_declined', decline_code: 'lost_card' })).toBe('lost_card')
})

it('asks the provider once in two seconds about an order, whoever polls', async () => {
  const fan = await shop.fan()
  const { id } = await shop.quote(fan, await shop.content())
  await shop.confirm(fan, id, 'pm_card_threeDSecure2Required')
  await shop.reaches(id, 'needs-action')
  const { intent_id } = await shop.row(id)
  const asked = await countAsked(`/v1/payment_intents/${intent_id}`, async (config) => {
    const through = { ...fan, config }
    const polls = await Promise.all(Array.from({ length: 30 }, () => shop.read(through, id)))
    for (const { action } of polls) expect(action?.clientSecret).toContain('_secret_')
    await Promise.all(Array.from({ length: 30 }, () => shop.continueOrder(through, id)))
  })
  // One for the secret and one for the state, unless this machine takes longer than two seconds.
  expect(asked.count).toBeGreaterThanOrEqual(2)
  expect(asked.count).toBeLessThanOrEqual(2 + 2 * Math.floor(asked.milliseconds / 2_000))
})
