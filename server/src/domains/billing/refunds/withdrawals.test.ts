import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../../../test/browser.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import { billingRoutes } from '../index.ts'
import { claimsOf } from '../test/claims.ts'
import { openShopForTests } from '../test/shop.ts'

const shop = await openShopForTests()
const claims = claimsOf(shop)

const withdraw = async (order: string, email: string) => {
  const body = { order, email: email as never }
  const answer = await billingRoutes.withdrawFromContract(
    shop.world.scope(),
    { params: undefined, query: undefined, body },
    {} as Exchange,
  )
  await shop.react()
  const mails = await mailsTo(shop.world, email)
  return { answer, mail: mails.findLast(({ subject }) => subject.includes('withdrawal')) }
}

describe('a withdrawal of somebody who is signed out', () => {
  it('by order number or receipt number is refunded, and confirmed by mail', async () => {
    const { fan, id } = await claims.sold()
    const { number } = await claims.receipt(fan, id)
    const { mail } = await withdraw(number ?? '', (await shop.emailOf(fan)).toUpperCase())
    expect(mail?.text_body).toContain('on its way back to your card')
    await claims.refundReaches(id, 'done')
    const other = await claims.sold()
    const told = await withdraw(other.id, await shop.emailOf(other.fan))
    expect(told.mail?.text_body).toContain('on its way back to your card')
    expect((await claims.newestRefund(other.id))?.reason).toBe('withdrawal')
  })

  it('is answered the same whether or not there is such a purchase', async () => {
    const { fan, id } = await claims.sold()
    const stranger = await shop.fan()
    const known = await withdraw(id, await shop.emailOf(fan))
    const foreign = await withdraw((await claims.sold()).id, await shop.emailOf(stranger))
    const nonsense = await withdraw('2026-999999', 'nobody@example.test')
    expect(foreign.answer).toEqual(known.answer)
    expect(nonsense.answer).toEqual(known.answer)
    expect(foreign.mail?.text_body).toContain('We couldn’t find a purchase')
    expect(nonsense.mail?.text_body).toContain('We couldn’t find a purchase')
  })

  it('that is sent twice is refunded once, and the second mail says so', async () => {
    const { fan, id } = await claims.sold()
    await withdraw(id, await shop.emailOf(fan))
    await claims.refundReaches(id, 'done')
    const { mail } = await withdraw(id, await shop.emailOf(fan))
    expect(mail?.text_body).toContain('There’s nothing to refund here.')
    expect((await claims.charge(id)).amount_refunded).toBe(1028)
  })
})
