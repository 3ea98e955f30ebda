import { OrderId } from '@fanfare/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { type KeyRing, seal } from '../../platform/secrets/key-ring.ts'
import { readClientSecret } from './checkout/asking.ts'
import { readOffer } from './gifts/read-offer.ts'
import { isReferenceOf } from './orders/reference.ts'
import { calendarPath } from './subscriptions/calendar-feed.ts'
import { claimsOf } from './test/claims.ts'
import { offersOf } from './test/offers.ts'
import { openShopForTests } from './test/shop.ts'

const shop = await openShopForTests()
const claims = claimsOf(shop)
const offers = offersOf(shop)
const { config } = shop.world.platform
const [old] = config.AUTH_SECRET
const fresh = 'the-secret-that-comes-after-the-first-one'
const use = (...secrets: [string, ...string[]]) =>
  Object.assign(config, { AUTH_SECRET: secrets satisfies KeyRing })

afterEach(() => {
  use(old)
})

const tokenOf = (link: string | null) => link?.split('/').at(-1) ?? ''

describe('after a rotation of secrets, until the old one is dropped', () => {
  it('a gift can be claimed with the link that was mailed', async () => {
    const [giver, content] = [await shop.fan(), await shop.content()]
    const { id } = await shop.quote(giver, content, { type: 'gift' })
    await shop.confirm(giver, id)
    await shop.reaches(id, 'paid')
    const token = tokenOf((await offers.gift(giver, id)).link)
    const status = async () => (await readOffer(await shop.fan(), token)).claimStatus
    use(fresh)
    await expect(status()).rejects.toMatchObject({ code: 'gift.not-found' })
    use(fresh, old)
    expect(await status()).toBe('open')
    // The giver is shown a link of the newest key from now on.
    expect(tokenOf((await offers.gift(giver, id)).link)).not.toBe(token)
    expect(await offers.claim(await shop.fan(), token)).toMatchObject({ item: { id: content } })
  })

  it('a calendar goes on reading its renewals', async () => {
    const fan = await shop.fan()
    const path = (await calendarPath(fan, fan.db)).replace('/api', '')
    const status = async () => (await shop.get(null, path)).statusCode
    use(fresh)
    expect(await status()).toBe(404)
    use(fresh, old)
    expect(await status()).toBe(200)
  })

  it('the reference on a receipt that was printed still names its order', async () => {
    const { fan, id } = await claims.sold()
    const printed = (await claims.receipt(fan, id)).reference ?? ''
    use(fresh)
    expect(isReferenceOf(config, id, printed)).toBe(false)
    use(fresh, old)
    const shown = (await claims.receipt(fan, id)).reference ?? ''
    expect(shown).not.toBe(printed)
    expect([printed, shown].map((one) => isReferenceOf(config, id, one))).toEqual([true, true])
    await shop.app.inject({
      method: 'POST',
      url: '/api/withdraw',
      payload: { reference: printed, email: await shop.emailOf(fan) },
      remoteAddress: '203.0.113.240',
    })
    await shop.react()
    await claims.refundReaches(id, 'done')
  })

  it('a client secret that was sealed before opens', async () => {
    const id = OrderId.parse(crypto.randomUUID())
    await shop.system.cache.redis.set(
      `client-secret:${id}`,
      seal(config, 'client-secret', 'pi_1_secret_2'),
    )
    use(fresh, old)
    expect(await readClientSecret(shop.system, { id, intentId: 'pi_1' })).toBe('pi_1_secret_2')
  })
})
