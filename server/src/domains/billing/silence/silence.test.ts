import { afterAll, beforeAll, expect, it } from 'vitest'
import { runDue } from '../../../platform/events/due.ts'
import { readBillingNeeds } from '../needs.ts'
import { type Memberships, membershipsOf } from '../test/memberships.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { warnSilent } from './due.ts'

let shop: Shop
let memberships: Memberships
beforeAll(async () => {
  shop = await openShop()
  memberships = membershipsOf(shop)
})
afterAll(() => shop.close())

const mails = async () => {
  await shop.react()
  await runDue(shop.system, [warnSilent])
  const sent = await shop.system.db.q
    .selectFrom('platform.outgoing_mail')
    .select('subject')
    .where('subject', 'like', 'Publish by %')
    .execute()
  return sent.length
}

it('a silent creator reads of it from day 30 and is mailed on day 45, once for each silence', async () => {
  const { id: tier } = await memberships.tier({ isLibrary: false })
  await shop.content()
  await memberships.subscribe(await shop.fan(), tier)
  const silence = async () => {
    await shop.react()
    const needs = await readBillingNeeds(shop.creator, 20)
    return needs.find(({ kind }) => kind === 'silence') ?? null
  }
  memberships.days(29)
  expect(await silence()).toBeNull()
  memberships.days(1)
  expect(await silence()).toMatchObject({ since: expect.any(String), dueAt: expect.any(String) })
  memberships.days(14)
  expect(await mails()).toBe(0)
  memberships.days(1)
  expect(await mails()).toBe(1)
  memberships.days(1)
  expect(await mails()).toBe(1)

  await shop.content()
  expect(await silence()).toBeNull()
  expect(await mails()).toBe(1)
  memberships.days(45)
  expect(await mails()).toBe(2)
})
