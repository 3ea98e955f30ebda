import type { ContentId, OrderId } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { mailsTo, refuses } from '../../../../test/browser.ts'
import { runDue } from '../../../platform/events/due.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { billingDue } from '../../billing/index.ts'
import { claimsOf } from '../../billing/test/claims.ts'
import { offersOf } from '../../billing/test/offers.ts'
import { openShopForTests } from '../../billing/test/shop.ts'
import { canHearContent, catalogRoutes, readPublishedIn } from '../../catalog/index.ts'
import { reportContent } from '../commands/report-content.ts'
import { runStaffCommand } from './command-line.ts'

const shop = await openShopForTests()
const claims = claimsOf(shop)
const offers = offersOf(shop)
const staff = { ...shop.system, operator: 'kim' }
const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }

const staffDoes = async (...typed: string[]) => (await runStaffCommand(staff, typed)).join('\n')
const newestMail = async (who: SignedInScope) =>
  (await mailsTo(shop.world, await shop.emailOf(who))).at(-1)
const on = (id: ContentId) => ({ ...nothing, params: { id } })
const read = async (as: Scope, id: ContentId) =>
  (await catalogRoutes.readContent(as, { ...on(id), query: { as: undefined } }, exchange)).content

const returnTakenDown = billingDue.filter(({ name }) => name === 'billing.return-taken-down')
/** Billing hears of it and returns what it finds. */
const billingActs = async () => {
  await shop.react()
  await runDue(staff, returnTakenDown)
  await shop.react()
}
const removalsLeft = () => staff.db.q.selectFrom('billing.removals').selectAll().execute()
const refundsOf = (id: OrderId) =>
  staff.db.q.selectFrom('billing.refunds').selectAll().where('order_id', '=', id).execute()

const buy = async (content: ContentId, type: 'content' | 'gift' = 'content') => {
  const fan = await shop.fan()
  const order = await shop.quote(fan, content, { type })
  await shop.confirm(fan, order.id)
  await shop.reaches(order.id, 'paid')
  return { fan, id: order.id as OrderId }
}

const always = { from: new Date(0), to: new Date('2100-01-01') }

/** Whether a viewer can have anything of it, by way of what was asked. */
const seenBy = async (scope: Scope, id: ContentId) => {
  const list = { limit: 50, sortBy: 'latest' } as never
  const ways = {
    page: () => read(scope, id),
    playback: () => claims.open(scope as SignedInScope, id),
    list: () => catalogRoutes.listContent(scope, { ...nothing, query: list }, exchange),
    sitemap: () => readPublishedIn(scope.db, always, null, 1_000),
    topic: async () => ((await canHearContent(scope, id)) ? { id } : {}),
  }
  const found: string[] = []
  for (const [name, way] of Object.entries(ways)) {
    const reply = await way().then(
      (given) => (name === 'playback' ? id : JSON.stringify(given)),
      () => '',
    )
    if (reply.includes(id)) found.push(name)
  }
  return found
}

describe('a post that is taken down', () => {
  it('is there for its owner alone, with the reason, until it is put back', async () => {
    const content = await shop.content()
    const { fan, id } = await buy(content)
    const viewers = { stranger: shop.world.scope(), other: await shop.fan(), buyer: fan }
    const seen = async () => {
      const entries = Object.entries(viewers).map(async ([who, scope]) => [
        who,
        await seenBy(scope, content),
      ])
      return Object.fromEntries(await Promise.all(entries))
    }
    const before = await seen()
    expect(before.stranger).toEqual(['page', 'list', 'sitemap', 'topic'])
    expect(before.buyer).toContain('playback')

    await staffDoes('take-down', `https://fanfare.test/content/${content}`, 'Not theirs to sell.')
    expect(await seen()).toEqual({ stranger: [], other: [], buyer: [] })
    expect(await read(shop.creator, content)).toMatchObject({
      status: 'taken-down',
      takeDownReason: 'Not theirs to sell.',
    })
    expect(await newestMail(shop.creator)).toMatchObject({
      subject: expect.stringContaining('We took down your post'),
      text_body: expect.stringContaining('Not theirs to sell.'),
    })
    await expect(staffDoes('take-down', content, 'Again.')).rejects.toThrow('can be taken down')

    await staffDoes('put-back', content, 'The rights were shown.')
    const after = await seen()
    expect(after.stranger).toEqual(before.stranger)
    expect((await read(shop.creator, content)).takeDownReason).toBeNull()
    await expect(staffDoes('put-back', content, 'Again.')).rejects.toThrow('was taken down')
    expect((await newestMail(shop.creator))?.subject).toContain('Your post is back')
    const actions = await staff.db.q
      .selectFrom('moderation.staff_actions')
      .select(['operator', 'action', 'account_id', 'reason'])
      .where('subject', '=', content)
      .orderBy('id')
      .execute()
    const shared = { operator: 'kim', account_id: shop.creator.actor.accountId }
    expect(actions).toEqual([
      { ...shared, action: 'take-down', reason: 'Not theirs to sell.' },
      { ...shared, action: 'put-back', reason: 'The rights were shown.' },
    ])
    // Put back before billing acted: nobody loses anything.
    await billingActs()
    expect(await removalsLeft()).toEqual([])
    expect(await refundsOf(id)).toEqual([])
    expect(await seen()).toEqual(before)
  })

  it('cannot be published, scheduled, unpublished or deleted by its owner, but edited', async () => {
    const content = await shop.content()
    await staffDoes('take-down', content, 'Under review.')
    const { creator } = shop
    const rights = { when: 'ready', rightsConfirmed: true } as const
    const later = { publishAt: '2099-05-01T18:00:00Z', timezone: 'UTC' }
    const refused = {
      publish: () =>
        catalogRoutes.publishContent(creator, { ...on(content), body: rights }, exchange),
      schedule: () =>
        catalogRoutes.scheduleContent(
          creator,
          { ...on(content), body: { ...rights, ...later } },
          exchange,
        ),
      unpublish: () => catalogRoutes.unpublishContent(creator, on(content), exchange),
      delete: () => catalogRoutes.deleteContent(creator, on(content), exchange),
    }
    for (const attempt of Object.values(refused)) await refuses(attempt(), 'content.taken-down')
    const draft = await catalogRoutes.readDraft(creator, on(content), exchange)
    expect(Object.values(draft.content.abilities)).not.toContain(true)
    const { version } = draft.content
    const body = { version, title: 'With its sources named' }
    await catalogRoutes.updateContent(creator, { ...on(content), body }, exchange)
    expect((await read(creator, content)).status).toBe('taken-down')
  })

  it('comes back unpublished where it was not on show', async () => {
    const content = await shop.content()
    await catalogRoutes.deleteContent(shop.creator, on(content), exchange)
    await staffDoes('take-down', content, 'Somebody still has it.')
    await staffDoes('put-back', content, 'It was fine.')
    expect((await read(shop.creator, content)).status).toBe('unpublished')
  })

  it('must have been published once', async () => {
    await expect(staffDoes('take-down', crypto.randomUUID(), 'Why not.')).rejects.toThrow(
      'can be taken down',
    )
    await expect(staffDoes('take-down', 'nonsense', 'Why not.')).rejects.toThrow('Usage')
  })

  it('answers everyone who reported it', async () => {
    const content = await shop.content()
    const reporters = [await shop.fan(), await shop.fan()]
    for (const fan of reporters) await reportContent(fan, content, { reason: 'scam', details: '' })
    await staffDoes('take-down', content, 'Sells nothing.')
    expect(await staffDoes('list')).not.toContain(content)
    for (const fan of reporters) {
      const mail = await newestMail(fan)
      expect(mail?.text_body).toContain('took the post down')
      expect(mail?.text_body).not.toContain('Sells nothing.')
    }
  })
})

describe('whoever paid for it', () => {
  it('gets the whole sum back, once, also a giver whose gift was claimed', async () => {
    const content = await shop.content()
    const { fan, id } = await buy(content)
    const given = await buy(content, 'gift')
    const claimed = await buy(content, 'gift')
    const friend = await shop.fan()
    const tokenOf = async (by: SignedInScope, order: string) =>
      (await offers.gift(by, order)).link?.split('/').at(-1) ?? ''
    await offers.claim(friend, await tokenOf(claimed.fan, claimed.id))
    const openToken = await tokenOf(given.fan, given.id)
    // Watched to the end, so by the rule the creator would be asked.
    await claims.open(fan, content)

    await staffDoes('take-down', content, 'Not theirs to sell.')
    await billingActs()
    for (const order of [id, given.id, claimed.id]) {
      await claims.refundReaches(order, 'done')
      expect(await refundsOf(order)).toMatchObject([
        { amount: 1028, asked_by: 'platform', reason: 'taken-down', self_serve: false },
      ])
      expect((await claims.charge(order)).amount_refunded).toBe(1028)
    }
    expect(await claims.opens(fan, content)).toBe(false)
    expect(await claims.opens(friend, content)).toBe(false)
    await refuses(offers.claim(await shop.fan(), openToken), 'gift.returned')
    expect((await claims.receipt(fan, id)).returned.amount).toBe(1028)
    const mails = await shop.mailsTo(fan)
    expect(mails.some(({ text_body }) => /We took “.+” down/.test(text_body))).toBe(true)
    // Told of all of them by the mail about the post, not by one for each buyer.
    expect(
      (await shop.subjectsTo(shop.creator)).some((one) => one.startsWith('Sale refunded')),
    ).toBe(false)
    expect(await removalsLeft()).toEqual([])

    await staffDoes('put-back', content, 'We were wrong.')
    await staffDoes('take-down', content, 'We were right.')
    await billingActs()
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await removalsLeft()).toEqual([])
    await claims.books.expectSound()
  })

  it('has their own request answered by it', async () => {
    const content = await shop.content()
    const { fan, id } = await buy(content)
    await claims.open(fan, content)
    await claims.ask(fan, id)
    await staffDoes('take-down', content, 'Not theirs to sell.')
    await billingActs()
    await claims.refundReaches(id, 'done')
    expect(await refundsOf(id)).toMatchObject([{ asked_by: 'fan', answered_by: 'platform' }])
  })

  it('is found again after a crash between two of them', async () => {
    const content = await shop.content()
    const [first, second] = [await buy(content), await buy(content)]
    await staffDoes('take-down', content, 'Not theirs to sell.')
    await shop.react()
    // The reactor that claimed it went away after the first buyer.
    const [orderly] = [first, second].toSorted((a, b) => a.id.localeCompare(b.id))
    await staff.transact(async ({ q }) => {
      await q
        .updateTable('billing.removals')
        .set({ reached_id: orderly?.id ?? '' })
        .where('id', '=', content)
        .execute()
    })
    await runDue(staff, returnTakenDown)
    // Behind where it had come somebody is left, so it is gone over again.
    expect(await removalsLeft()).toHaveLength(1)
    shop.world.clock.advance(6 * 60_000)
    await runDue(staff, returnTakenDown)
    for (const { id } of [first, second]) await claims.refundReaches(id, 'done')
    await runDue(staff, returnTakenDown)
    expect(await removalsLeft()).toEqual([])
    expect([...(await refundsOf(first.id)), ...(await refundsOf(second.id))]).toHaveLength(2)
  })

  it('and whose payment arrives later gets it back too', async () => {
    const content = await shop.content()
    const fan = await shop.fan()
    const order = await shop.quote(fan, content)
    await shop.confirm(fan, order.id)
    await staffDoes('take-down', content, 'Not theirs to sell.')
    await billingActs()
    await shop.reaches(order.id, 'paid')
    await billingActs()
    await claims.refundReaches(order.id as OrderId, 'done')
    await refuses(shop.quote(await shop.fan(), content), 'content.not-found')
  })

  it('can ask again when the bank sends it back', async () => {
    const content = await shop.content()
    const fan = await shop.fan()
    const order = await shop.quote(fan, content)
    await shop.confirm(fan, order.id, 'pm_card_refundFail')
    await shop.reaches(order.id, 'paid')
    const id = order.id as OrderId
    await claims.open(fan, content)
    await staffDoes('take-down', content, 'Not theirs to sell.')
    await billingActs()
    await claims.refundReaches(id, 'done')
    await claims.hurryRefund(id)
    await claims.refundReaches(id, 'failed')
    await billingActs()
    expect(await refundsOf(id)).toHaveLength(1)
    expect((await claims.receipt(fan, id)).offer).toMatchObject({ kind: 'again' })
    expect(await claims.ask(fan, id)).toMatchObject({ state: 'sending', selfServe: false })
  })
})
