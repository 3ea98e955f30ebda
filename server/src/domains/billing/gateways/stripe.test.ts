import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type AccountId, money, type OrderId, type RefundId } from '@fanfare/contract'
import { stripeMock } from '@fanfare/ops'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../platform/config/config.ts'
import { EngineAway } from '../../../platform/errors/engine-away.ts'
import { freePort } from '../test/provider.ts'
import { asking, ProviderFault } from './fault.ts'
import type { Provider } from './provider.ts'
import { stripeProvider } from './stripe.ts'

let provider: Provider
let mock: ReturnType<typeof spawn>
let url: string
beforeAll(async () => {
  await stripeMock.install()
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  mock = spawn(stripeMock.path, ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' })
  provider = stripeProvider({ ...readConfig(), PAY_URL: url, PAY_SECRET_KEY: 'sk_test_123' })
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(url).catch(() => undefined)) return
    await sleep(100)
  }
  throw new Error('stripe-mock does not answer')
})
afterAll(async () => {
  mock.kill()
  await once(mock, 'exit')
})

describe("held against Stripe's published description", () => {
  const confirmation = { key: uuid(), method: 'pm_card_visa', keepsCard: true, offSession: false }

  it.each<[string, () => Promise<unknown>]>([
    ['a customer', () => provider.createCustomer(uuid() as AccountId)],
    [
      'an intent',
      () =>
        provider.createIntent({
          orderId: uuid() as OrderId,
          customer: 'cus_1',
          total: money(1028, 'USD'),
        }),
    ],
    ['a setup', () => provider.beginSetup('cus_1')],
    ['a state', () => provider.readIntent('pi_1')],
    ['a secret', () => provider.readClientSecret('pi_1')],
    ['a card', () => provider.readCard('pm_1')],
    [
      'a refund',
      () =>
        provider.createRefund({
          refundId: uuid() as RefundId,
          intentId: 'pi_1',
          amount: money(1028, 'USD'),
        }),
    ],
    ['the state of a refund', () => provider.readRefund('re_1')],
    ['a dispute', () => provider.readDispute('du_1')],
    ['a warning', () => provider.readWarning('issfr_1')],
  ])('%s can be asked for', async (_, ask) => {
    expect(await ask()).toBeTruthy()
  })

  it('what is done to an intent or a card is understood', async () => {
    expect(await provider.confirmIntent('pi_1', confirmation)).toBeNull()
    await provider.cancelIntent('pi_1')
    await provider.forgetCard('pm_1')
    expect(await provider.readSetup('seti_1', 'cus_other')).toBeNull()
  })
})

describe('a fault', () => {
  it('carries nothing of what it is about', async () => {
    const secret = 'pi_1_secret_MARKED'
    const { errors } = (await import('stripe')).default
    const raw = { message: secret, type: 'card_error' as const, code: 'card_declined' }
    const error = new errors.StripeCardError({
      ...raw,
      payment_intent: { client_secret: secret },
    } as never)
    const fault = await asking(() => Promise.reject(error)).catch((reason: unknown) => reason)
    expect(fault).toBeInstanceOf(ProviderFault)
    const all = JSON.stringify([fault, String(fault), (fault as Error).stack])
    expect(all).not.toContain('MARKED')
  })

  it('of the network is for later', async () => {
    const nobody = stripeProvider({
      ...readConfig(),
      PAY_URL: `http://127.0.0.1:${await freePort()}`,
    })
    await expect(nobody.readIntent('pi_1')).rejects.toBeInstanceOf(EngineAway)
  })
})
