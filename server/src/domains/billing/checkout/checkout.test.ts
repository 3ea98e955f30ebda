import { money } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { contentResource, readGrants } from '../../entitlements/index.ts'
import { booksOf } from '../../ledger/test/books.ts'
import { reconcilePeriod } from '../reconcile-day.ts'
import { changePrice } from '../test/content.ts'
import { openShopForTests, type Shop } from '../test/shop.ts'

const shop = await openShopForTests()

const holds = async (
  fan: Awaited<ReturnType<Shop['fan']>>,
  id: Awaited<ReturnType<Shop['content']>>,
) => {
  const resource = contentResource(id)
  return (await readGrants(fan.db, fan.actor.accountId, [resource], fan.now())).bought(id)
}

/** Somebody about to buy a new post. */
const atTheTill = async () => {
  const fan = await shop.fan()
  const id = await shop.content()
  return { fan, id, order: await shop.quote(fan, id) }
}

describe('a quote', () => {
  it('shows where every cent goes, and is the same while it lasts', async () => {
    const { fan, id, order } = await atTheTill()
    expect(order).toMatchObject({
      state: 'quoted',
      item: { id, title: 'Harbour' },
      lines: {
        price: { amount: 999, currency: 'USD' },
        processing: { amount: 29 },
        total: { amount: 1028 },
        platform: { amount: 120 },
        creator: { amount: 879 },
        tax: { amount: 0 },
      },
      abilities: { confirm: true },
    })
    expect((await shop.quote(fan, id)).id).toBe(order.id)
  })

  it('is refused for a missing post, their own post and one they have', async () => {
    const { fan, id, order } = await atTheTill()
    await refuses(shop.quote(fan, crypto.randomUUID()), 'content.not-found')
    await refuses(shop.quote(shop.creator, id), 'checkout.own-content')
    await shop.confirm(fan, order.id)
    expect(await shop.quote(fan, id)).toMatchObject({ id: order.id, abilities: { confirm: false } })
    await shop.reaches(order.id, 'paid')
    await refuses(shop.quote(fan, id), 'checkout.owned')
  })
})

it('needs a confirmed email address', async () => {
  const { fan, id, order } = await atTheTill()
  await fan.transact(async (tx) => {
    await tx.q
      .updateTable('identity.accounts')
      .set({ email_verified: false })
      .where('id', '=', fan.actor.accountId)
      .execute()
  })
  await refuses(shop.quote(fan, id), 'auth.email-not-verified')
  await refuses(shop.confirm(fan, order.id), 'auth.email-not-verified')
})

describe('a good card', () => {
  it('opens the post, books every share, mails a receipt and keeps the card', async () => {
    const { fan, id, order } = await atTheTill()
    const books = booksOf(shop.world)
    const moved = await books.movedBy(async () => {
      await shop.confirm(fan, order.id, 'pm_card_de', true)
      await shop.reaches(order.id, 'paid')
    })
    expect(moved).toEqual({ clearing: 968, platform: 120, processing: 29, providerFees: 60 })
    expect(await holds(fan, id)).toBe(true)
    await books.expectSound()
    const read = await shop.read(fan, order.id)
    expect(read.order).toMatchObject({ state: 'paid', card: { brand: 'visa' }, failure: null })
    const row = await shop.row(order.id)
    expect([row.country_stated, row.country_of_card]).toEqual(['DE', 'DE'])
    const mails = await shop.mailsTo(fan)
    const receipt = mails.find(({ subject }) => subject.includes('receipt'))
    expect(receipt?.text_body).toContain('$8.79 goes to the creator')
    const { methods } = await shop.cards(fan)
    expect(methods).toMatchObject([{ brand: 'visa', isDefault: true, expiresSoon: false }])
  })

  it('that is on file pays for the next post', async () => {
    const { fan, order } = await atTheTill()
    await shop.confirm(fan, order.id, 'pm_card_visa', true)
    await shop.reaches(order.id, 'paid')
    const [card] = (await shop.cards(fan)).methods
    const next = await shop.quote(fan, await shop.content())
    await shop.confirm(fan, next.id, card?.id)
    await shop.reaches(next.id, 'paid')
    const stranger = await atTheTill()
    await refuses(
      shop.confirm(stranger.fan, stranger.order.id, card?.id),
      'payment-method.not-found',
    )
  })
})

describe('a card that is declined', () => {
  it.each([
    ['pm_card_visa_chargeDeclined', 'declined'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient-funds'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'wrong-code'],
    ['pm_card_chargeDeclinedExpiredCard', 'card-expired'],
    ['pm_card_nobody_knows', 'card-unusable'],
  ])(
    '%s says that no money moved, and another one pays with the same intent',
    async (card, code) => {
      const { fan, id, order } = await atTheTill()
      await shop.confirm(fan, order.id, card)
      await shop.reaches(order.id, 'failed')
      const { failure } = (await shop.read(fan, order.id)).order
      expect(failure).toMatchObject({ code, message: expect.stringContaining('weren’t charged') })
      expect(await holds(fan, id)).toBe(false)
      const { intent_id: before } = await shop.row(order.id)
      await shop.confirm(fan, order.id)
      await shop.reaches(order.id, 'paid')
      expect((await shop.row(order.id)).intent_id).toBe(before)
      expect(await shop.charged(order.id)).toBe(1)
    },
  )
})

describe('3-D Secure', () => {
  it.each([
    ['complete', 'paid'],
    ['fail', 'failed'],
  ] as const)('that the buyer lets %s ends as %s', async (outcome, state) => {
    const { fan, id, order } = await atTheTill()
    await shop.confirm(fan, order.id, 'pm_card_threeDSecure2Required')
    await shop.reaches(order.id, 'needs-action')
    const { action } = await shop.read(fan, order.id)
    await shop.provider.authenticate(action?.clientSecret ?? '', outcome)
    expect((await shop.continueOrder(fan, order.id)).order.state).toBe(state)
    expect(await holds(fan, id)).toBe(state === 'paid')
    expect(JSON.stringify(await shop.row(order.id))).not.toContain('_secret_')
  })
})

describe('a bank that takes its time', () => {
  it.each([
    ['4000000000007023', 'paid'],
    ['4000000000007031', 'failed'],
  ] as const)('with %s is settled by the message of the provider as %s', async (number, state) => {
    const { fan, order } = await atTheTill()
    await shop.confirm(fan, order.id, await shop.provider.card(number))
    await shop.reaches(order.id, 'processing')
    await refuses(shop.confirm(fan, order.id), 'order.in-progress')
    await shop.provider.control(`hurry/${(await shop.row(order.id)).intent_id}`)
    await shop.reaches(order.id, state)
  })
})

it('reconciles with the provider in the end', async () => {
  const day = 86_400_000
  const now = shop.world.clock.now().getTime()
  const period = { from: new Date(now - day), to: new Date(now + day) }
  expect(await reconcilePeriod(shop.system, period)).toEqual([])
})

describe('an order', () => {
  it('whose price has changed is not charged', async () => {
    const { fan, id, order } = await atTheTill()
    await changePrice(shop.creator, id, money(1499, 'USD'))
    await refuses(shop.confirm(fan, order.id), 'order.price-changed')
    const again = await shop.quote(fan, id)
    expect(again.id).not.toBe(order.id)
    expect(again.lines.price.amount).toBe(1499)
  })

  it('cannot be read or confirmed by anybody else', async () => {
    const { order } = await atTheTill()
    const other = await shop.fan()
    await refuses(shop.read(other, order.id), 'order.not-found')
    await refuses(shop.confirm(other, order.id), 'order.not-found')
  })

  it('is in the history once it was confirmed', async () => {
    const { fan, order } = await atTheTill()
    expect((await shop.history(fan)).transactions).toEqual([])
    await shop.confirm(fan, order.id)
    await shop.reaches(order.id, 'paid')
    expect((await shop.history(fan)).transactions).toMatchObject([{ id: order.id, state: 'paid' }])
  })
})
