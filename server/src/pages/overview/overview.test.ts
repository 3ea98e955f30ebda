import type { AccountId, ContentId, Need } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { person } from '../../../test/person.ts'
import { queriesOf } from '../../../test/queries-of.ts'
import { billingRoutes } from '../../domains/billing/index.ts'
import { claimsOf } from '../../domains/billing/test/claims.ts'
import { membershipsOf } from '../../domains/billing/test/memberships.ts'
import { offersOf } from '../../domains/billing/test/offers.ts'
import { openShopForTests } from '../../domains/billing/test/shop.ts'
import { catalogRoutes } from '../../domains/catalog/index.ts'
import type { Exchange } from '../../platform/http/handler.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { readStudioDays, subscribersOn } from './days.ts'
import { inOrder, listNeeds, mostNeeds } from './needs.ts'

const shop = await openShopForTests()
const claims = claimsOf(shop)
const offers = offersOf(shop)
const memberships = membershipsOf(shop)
const { creator, system } = shop
const day = 86_400_000
const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }

const kindsOf = async (by = creator) => (await listNeeds(by)).needs.map(({ kind }) => kind)

/** Opened, so that its creator decides and not the rule. */
const requested = async (title: string) => {
  const { fan, content, id } = await claims.sold('pm_card_visa', title)
  await claims.open(fan, content)
  return claims.ask(fan, id)
}

const editUnreleased = async (id: ContentId) => {
  const on = { ...nothing, params: { id } }
  const { content } = await catalogRoutes.readDraft(creator, on, exchange)
  const body = { title: 'Rain again', version: content.version }
  await catalogRoutes.updateContent(creator, { ...on, body }, exchange)
}

const comment = (fan: SignedInScope, id: ContentId) =>
  catalogRoutes.addComment(
    fan,
    { ...nothing, params: { id }, body: { text: 'Which lens?' } },
    exchange,
  )

const failingDraft = async (by: SignedInScope) => {
  const body = { type: 'video' as const, title: 'Time lapse' }
  const { content } = await catalogRoutes.createContent(by, { ...nothing, body }, exchange)
  await fail(content.id as ContentId)
}

const fail = (id: ContentId) =>
  system.transact(async (tx) => {
    await tx.q
      .updateTable('catalog.contents')
      .set({ status: 'failed', failure: 'This file has no video track.' })
      .where('id', '=', id)
      .execute()
  })

const forgetBirthDate = (id: AccountId) =>
  system.transact(async (tx) => {
    await tx.q
      .updateTable('identity.accounts')
      .set({ birth_date: null })
      .where('id', '=', id)
      .execute()
  })

describe('what waits for a creator', () => {
  it('is nothing for who has just begun, and their birth date where we do not know it', async () => {
    const newcomer = await person(shop.world, true)
    expect(await listNeeds(newcomer)).toEqual({ needs: [], hasMore: false })
    await forgetBirthDate(newcomer.actor.accountId)
    expect(await kindsOf(newcomer)).toEqual(['birth-date'])
  })

  it('is listed by its deadline, told to them alone, and goes when it is done', async () => {
    const refund = await requested('Asked back')
    const disputed = await claims.sold('pm_card_createDispute', 'Disputed')
    await claims.dispute(disputed.id)
    const failed = await shop.content(undefined, 'Broken card')
    await fail(failed)
    const edited = await shop.content(undefined, 'Rain')
    await editUnreleased(edited)
    const talkedAbout = await claims.sold('pm_card_visa', 'Talked about')
    await comment(talkedAbout.fan, talkedAbout.content)
    const endsAt = new Date(system.now().getTime() + day).toISOString()
    await offers.promote({ type: 'percent', percent: 10 }, { code: 'SOON', endsAt })
    const later = new Date(system.now().getTime() + 9 * day).toISOString()
    await offers.promote({ type: 'percent', percent: 10 }, { code: 'LATER', endsAt: later })

    const { needs } = await listNeeds(creator)
    const dated = needs.filter(({ dueAt }) => dueAt !== null)
    expect(dated.map(({ dueAt }) => dueAt)).toEqual(dated.map(({ dueAt }) => dueAt).toSorted())
    expect(needs.slice(0, dated.length)).toEqual(dated)
    expect(needs).toContainEqual(
      expect.objectContaining({ kind: 'promotion-ending', code: 'SOON' }),
    )
    expect(needs).toContainEqual({
      kind: 'refund-request',
      dueAt: refund.answerBy,
      id: refund.id,
      title: 'Asked back',
      amount: { amount: 1028, currency: 'USD' },
      buyer: expect.objectContaining({ username: expect.any(String) }),
    })
    expect(needs).toContainEqual(
      expect.objectContaining({ kind: 'dispute', orderId: disputed.id, title: 'Disputed' }),
    )
    expect(needs).toContainEqual({
      kind: 'failed-post',
      dueAt: null,
      contentId: failed,
      title: 'Broken card',
      reason: 'This file has no video track.',
    })
    expect(needs).toContainEqual(
      expect.objectContaining({ kind: 'edited-post', contentId: edited, title: 'Rain' }),
    )
    expect(needs.at(-1)).toEqual({ kind: 'comments', dueAt: null, count: 1 })
    expect(needs).toHaveLength(6)
    expect(await kindsOf(await person(shop.world, true))).toEqual([])

    await claims.answer(refund.id, false)
    expect(await kindsOf()).not.toContain('refund-request')
  })

  it('is bounded, says that there is more, and costs the same for one and for many', async () => {
    const busy = await person(shop.world, true)
    const cost = async () => {
      let found: Awaited<ReturnType<typeof listNeeds>> | undefined
      const queries = await queriesOf(async () => {
        found = await listNeeds(busy)
      })
      return { queries, needs: found?.needs.length, hasMore: found?.hasMore }
    }
    const none = await cost()
    for (let number = 0; number <= mostNeeds; number++) await failingDraft(busy)
    const many = await cost()
    expect(none).toEqual({ queries: 9, needs: 0, hasMore: false })
    expect(many).toEqual({ queries: 9, needs: mostNeeds, hasMore: true })
  })
})

it('puts what has no deadline last, and what stops a sale before what only waits', () => {
  const edited = { kind: 'edited-post', dueAt: null } as Need
  const failed = { kind: 'failed-post', dueAt: null } as Need
  const soon = { kind: 'silence', dueAt: '2026-11-18T10:00:00.000Z' } as Need
  const sooner = { kind: 'refund-request', dueAt: '2026-11-18T09:00:00.000Z' } as Need
  expect(inOrder([edited, soon, failed, sooner])).toEqual([sooner, soon, failed, edited])
})

describe('the days of a creator', () => {
  it('have the period and the one before it, with the sums that earnings have', async () => {
    const before = await readStudioDays(creator, 7)
    await claims.sold('pm_card_visa', 'Counted')
    const { id: tier } = await memberships.tier({})
    await memberships.subscribe(await shop.fan(), tier)
    await shop.react()
    const after = await readStudioDays(creator, 7)
    expect(after.dates).toHaveLength(14)
    expect(after.dates.at(-1)).toBe(system.now().toISOString().slice(0, 10))
    const asked = { ...nothing, query: { period: '7d' as const } }
    const { sums, days } = await billingRoutes.readEarnings(creator, asked, exchange)
    const [dollars] = after.earnings
    expect(dollars?.net.slice(7)).toEqual(days.map(({ net }) => net))
    expect(dollars?.net.slice(7).reduce((sum, net) => sum + net)).toBe(sums.net.amount)
    expect(sums.net.amount).toBeGreaterThan(0)
    expect(after.joined.at(-1)).toBe((before.joined.at(-1) ?? 0) + 1)
    expect(after.subscribers.at(-1)).toBe((before.subscribers.at(-1) ?? 0) + 1)
    expect(after.posts).toContainEqual(
      expect.objectContaining({ title: 'Counted', date: after.dates.at(-1) }),
    )
    for (const list of [after.views, after.comments, after.left]) expect(list).toHaveLength(14)
  })

  it('count subscribers back from how many there are', () => {
    // Ten now; two came today, one went yesterday.
    expect(subscribersOn(10, [0, 3, -1, 2])).toEqual([6, 9, 8, 10])
  })
})
