import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../../test/harness.ts'
import { payWith } from '../../test/money.ts'
import { openReceiver, type Receiver } from '../../test/receiver.ts'
import { readConfig } from '../config.ts'

let receiver: Receiver
let sandbox: TestSandbox
beforeEach(async () => {
  receiver = await openReceiver(readConfig().webhookSecret)
  sandbox = await openTestSandbox([receiver.url])
})
afterEach(async () => {
  await sandbox.close()
  await receiver.close()
})

const types = () => receiver.events.map((event) => event.type)
const ids = () => receiver.events.map((event) => event.id)

it('sends signed events in order, each the same as its record', async () => {
  const { id } = await payWith(sandbox, 'visa')
  await sandbox.stripe.refunds.create({ payment_intent: id })
  await receiver.until(4)
  expect(types()).toEqual([
    ...['charge.succeeded', 'payment_intent.succeeded', 'refund.created', 'charge.refunded'],
  ])
  for (const event of receiver.events) {
    expect(event).toMatchObject({ ...(await sandbox.stripe.events.retrieve(event.id)) })
  }
  await sleep(200)
  expect(receiver.events).toHaveLength(4)
})

it('tries again until it is taken, and keeps the order of one payment', async () => {
  receiver.answers.push(500, 503)
  await payWith(sandbox, 'visa')
  await receiver.until(4)
  expect(types()).toEqual([
    ...['charge.succeeded', 'charge.succeeded', 'charge.succeeded', 'payment_intent.succeeded'],
  ])
})

it('waits for a receiver that is not there yet', async () => {
  await receiver.close()
  const { port } = new URL(receiver.url)
  await payWith(sandbox, 'visa')
  await sleep(300)
  const pending = 'select count(*)::int as n from sandbox_pay.deliveries where delivered_at is null'
  expect(await sandbox.query(pending)).toEqual([{ n: 2 }])
  receiver = await openReceiver(sandbox.config.webhookSecret, Number(port))
  await receiver.until(2)
  expect(types()).toEqual(['charge.succeeded', 'payment_intent.succeeded'])
})

it('holds everything until it is told', async () => {
  await sandbox.control('webhooks', { hold: true })
  await payWith(sandbox, 'visa')
  await sleep(300)
  expect(receiver.events).toEqual([])
  expect(await sandbox.control('webhooks/flush')).toEqual({ delivered: 2, failed: 0 })
  expect(receiver.events).toHaveLength(2)

  await payWith(sandbox, 'visa')
  receiver.answers.push(500)
  expect(await sandbox.control('webhooks/flush')).toEqual({ delivered: 0, failed: 2 })
  expect(await sandbox.control('webhooks/flush')).toEqual({ delivered: 2, failed: 0 })
})

it('delays, duplicates and shuffles on demand', async () => {
  await sandbox.control('webhooks', { hold: true })
  for (let payment = 0; payment < 10; payment += 1) await payWith(sandbox, 'visa')
  const { data } = await sandbox.stripe.events.list({ limit: 100 })
  const sent = data.map((event) => event.id).reverse()
  await sandbox.control('webhooks', { hold: true, duplicates: 2, shuffle: true })
  await sandbox.control('webhooks/flush')
  expect(receiver.events).toHaveLength(60)
  expect([...new Set(ids())].sort()).toEqual([...sent].sort())
  expect([...new Set(ids())]).not.toEqual(sent)

  receiver.events.length = 0
  await sandbox.control('webhooks', { delayMs: 600 })
  const from = Date.now()
  await payWith(sandbox, 'visa')
  await receiver.until(2)
  expect(Date.now() - from).toBeGreaterThan(590)
})
