import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../../../test/browser.ts'
import { claimsOf } from '../test/claims.ts'
import { membershipsOf } from '../test/memberships.ts'
import { openShopForTests } from '../test/shop.ts'

const shop = await openShopForTests()
const claims = claimsOf(shop)
const memberships = membershipsOf(shop)

const referenceOf = async (...bought: Parameters<typeof claims.receipt>) =>
  (await claims.receipt(...bought)).reference ?? ''

/** As anybody can send it, from an address of its own so that no test waits for another. */
let callers = 0
const withdraw = async (reference: string, email: string) => {
  const from = `203.0.113.${++callers}`
  const { statusCode, body } = await shop.app.inject({
    method: 'POST',
    url: '/api/withdraw',
    payload: { reference, email },
    remoteAddress: from,
  })
  await shop.react()
  return { statusCode, body }
}

const mailTo = async (email: string) =>
  (await mailsTo(shop.world, email)).findLast(({ subject }) => subject.includes('withdrawal'))

const allMails = async () => {
  const { q } = shop.system.db
  return (await q.selectFrom('platform.outgoing_mail').select('id').execute()).length
}

describe('a withdrawal of somebody who is signed out', () => {
  it('by reference and address is refunded, and confirmed by mail', async () => {
    const { fan, id } = await claims.sold()
    const email = await shop.emailOf(fan)
    await withdraw((await referenceOf(fan, id)).toLowerCase(), email.toUpperCase())
    expect((await mailTo(email))?.text_body).toContain('on its way back to your card')
    await claims.refundReaches(id, 'done')
    expect((await claims.newestRefund(id))?.reason).toBe('withdrawal')
  })

  it('that is sent twice is refunded once, and the second mail says so', async () => {
    const { fan, id } = await claims.sold()
    const [reference, email] = [await referenceOf(fan, id), await shop.emailOf(fan)]
    await withdraw(reference, email)
    await claims.refundReaches(id, 'done')
    await withdraw(reference, email)
    expect((await mailTo(email))?.text_body).toContain('There’s nothing to refund here.')
    expect((await claims.charge(id)).amount_refunded).toBe(1028)
  })

  it('is answered the same whether or not it is right, and mails nobody else', async () => {
    const { fan, id } = await claims.sold()
    const reference = await referenceOf(fan, id)
    const stranger = await shop.emailOf(await shop.fan())
    await shop.react()
    const before = await allMails()
    const wrong = [
      await withdraw(reference, stranger),
      await withdraw(reference, 'nobody@example.test'),
      await withdraw('AAAA-AAAA-AAAA-AAAA', await shop.emailOf(fan)),
    ]
    expect(await allMails()).toBe(before)
    expect(await claims.newestRefund(id)).toBeUndefined()
    const right = await withdraw(reference, await shop.emailOf(fan))
    for (const answer of wrong) expect(answer).toEqual(right)
  })

  it('takes neither the number of a receipt, nor the id of an order, nor other words', async () => {
    const { fan, id } = await claims.sold()
    const email = await shop.emailOf(fan)
    const { number } = await claims.receipt(fan, id)
    const words = 'Win money at https://evil.test'
    for (const named of [number ?? '2026-000001', id, words]) {
      expect((await withdraw(named, email)).statusCode).toBe(400)
    }
  })

  it('needs what the creator of the sale is not told', async () => {
    const { id } = await claims.sold()
    expect((await claims.receipt(shop.creator, id)).reference).toBeNull()
  })

  it('finds the reference in the mail about the purchase', async () => {
    const { fan, id } = await claims.sold()
    const mails = JSON.stringify(await shop.mailsTo(fan))
    expect(mails).toContain(await referenceOf(fan, id))
  })
})

describe('a withdrawal from a subscription', () => {
  const subscribed = async () => {
    const fan = await shop.fan()
    const row = await memberships.subscribe(fan, (await memberships.tier()).id)
    const { order_id } = await shop.system.db.q
      .selectFrom('billing.invoices')
      .select('order_id')
      .where('subscription_id', '=', row.id)
      .executeTakeFirstOrThrow()
    const reference = await referenceOf(fan, order_id as never)
    return { fan, row, reference, email: await shop.emailOf(fan) }
  }

  it('ends it and gives unused days back when nothing locked was opened', async () => {
    const { fan, row, reference, email } = await subscribed()
    await withdraw(reference, email)
    expect(await memberships.row(row.id)).toMatchObject({ state: 'expired' })
    expect(await memberships.level(fan)).toBe(null)
    expect((await mailTo(email))?.text_body).toContain('for unused days is on its way back')
  })

  it('only ends renewals once something was opened', async () => {
    const { fan, row, reference, email } = await subscribed()
    await memberships.openSomething(fan)
    await withdraw(reference, email)
    expect(await memberships.row(row.id)).toMatchObject({ state: 'cancelled' })
    expect(await memberships.level(fan)).toBe('subscribers')
    expect((await mailTo(email))?.text_body).toContain('Your subscription won’t renew')
    await withdraw(reference, email)
    expect(await memberships.row(row.id)).toMatchObject({ state: 'cancelled' })
  })
})
