import type { ContentId } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { mailsTo, openBrowser, refuses, rightPassword } from '../../../../test/browser.ts'
import { person } from '../../../../test/person.ts'
import { runDue } from '../../../platform/events/due.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { billingDue, billingRoutes } from '../../billing/index.ts'
import { newContent } from '../../billing/test/content.ts'
import { membershipsOf } from '../../billing/test/memberships.ts'
import { offersOf } from '../../billing/test/offers.ts'
import { openShopForTests } from '../../billing/test/shop.ts'
import { canHearContent, catalogRoutes } from '../../catalog/index.ts'
import { readJoined, readProfile, viewProfile } from '../../profiles/index.ts'
import { socialRoutes } from '../../social/index.ts'
import { runStaffCommand } from './command-line.ts'

const shop = await openShopForTests()
const memberships = membershipsOf(shop)
const offers = offersOf(shop)
const staff = { ...shop.system, operator: 'kim' }
const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }

const staffDoes = async (...typed: string[]) => (await runStaffCommand(staff, typed)).join('\n')
const usernameOf = async ({ actor }: SignedInScope) =>
  (await readProfile(staff.db, actor.accountId))?.username ?? ''
const newestMail = async (who: SignedInScope) =>
  (await mailsTo(shop.world, await shop.emailOf(who))).at(-1)
const billingActs = async () => {
  await shop.react()
  await runDue(
    staff,
    billingDue.filter(({ name }) => name === 'billing.end-departed'),
  )
  await shop.react()
}

describe('signing in', () => {
  it('ends at once, is refused with the reason where to look, and works again after', async () => {
    const fan = await person(shop.world, false)
    const username = await usernameOf(fan)
    const body = { email: await shop.emailOf(fan), password: rightPassword }
    const browser = openBrowser(shop.world)
    const signIn = () =>
      browser.call('signIn', { body: { ...body, remember: false, wantsToken: false } })
    await signIn()
    expect(await browser.actor()).toMatchObject({ kind: 'account' })
    await staffDoes('suspend', username, 'Sells what isn’t theirs.')
    expect(await browser.actor()).toEqual({ kind: 'anonymous' })
    await refuses(signIn(), 'auth.suspended')
    expect(await newestMail(fan)).toMatchObject({ subject: 'Your account is suspended' })
    expect((await newestMail(fan))?.text_body).toContain('Sells what isn’t theirs.')
    await expect(staffDoes('suspend', username, 'Again.')).rejects.toThrow('suspended already')

    await staffDoes('restore', username, 'The rights were shown.')
    expect(await newestMail(fan)).toMatchObject({ subject: 'Your account is restored' })
    await signIn()
    expect(await browser.actor()).toMatchObject({ kind: 'account' })
    await expect(staffDoes('restore', username, 'Again.')).rejects.toThrow('isn’t suspended')
    const actions = await staff.db.q
      .selectFrom('moderation.staff_actions')
      .select(['action', 'reason'])
      .where('account_id', '=', fan.actor.accountId)
      .orderBy('id')
      .execute()
    expect(actions).toEqual([
      { action: 'suspend', reason: 'Sells what isn’t theirs.' },
      { action: 'restore', reason: 'The rights were shown.' },
    ])
  })
})

const later = new Date('2100-01-01')

/** What others can have of a creator, each by its name and with something of theirs in it. */
const readsOf = (id: ContentId, username: string) => {
  const page = { cursor: undefined, limit: 50 }
  const onPost = { ...nothing, params: { id } }
  return {
    profile: (as: Scope) => viewProfile(as, username),
    creators: (as: Scope) => socialRoutes.listCreators(as, { ...nothing, query: page }, exchange),
    sitemap: (as: Scope) => readJoined(as.db, { from: new Date(0), to: later }, null, 1_000),
    post: (as: Scope) =>
      catalogRoutes.readContent(as, { ...onPost, query: { as: undefined } }, exchange),
    posts: (as: Scope) =>
      catalogRoutes.listContent(
        as,
        { ...nothing, query: { ...page, sortBy: 'latest' as const } } as never,
        exchange,
      ),
    tiers: (as: Scope) =>
      billingRoutes.listTiers(as, { ...nothing, params: { username } }, exchange),
    openings: (as: Scope) =>
      billingRoutes.listTierOpenings(
        as,
        { ...nothing, params: { username }, query: { besides: undefined } },
        exchange,
      ),
    topic: async (as: Scope) => ((await canHearContent(as, id)) ? { id } : {}),
  }
}

describe('a suspended creator', () => {
  it('is seen by nobody, with all their work, until they are restored', async () => {
    const creator = await person(shop.world, true)
    const username = await usernameOf(creator)
    const { accountId } = creator.actor
    await staff.transact(async ({ q }) => {
      await q
        .updateTable('profiles.profiles')
        .set({ is_confirmed: true })
        .where('account_id', '=', accountId)
        .execute()
    })
    const id = await newContent(creator)
    const tier = await memberships.tier({}, creator)
    const reads = readsOf(id, username)
    const viewers = { stranger: shop.world.scope(), fan: await shop.fan() }
    const seen = async () => {
      const found: string[] = []
      for (const [who, scope] of Object.entries(viewers)) {
        for (const [what, read] of Object.entries(reads)) {
          const reply = JSON.stringify(await read(scope).catch(() => ''))
          if ([accountId, username, id, tier.id].some((one) => reply.includes(one))) {
            found.push(`${who} ${what}`)
          }
        }
      }
      return found
    }
    const before = await seen()
    expect(before).toHaveLength(2 * Object.keys(reads).length)
    await staffDoes('suspend', username, 'Under review.')
    expect(await seen()).toEqual([])
    await staffDoes('restore', username, 'Reviewed.')
    expect(await seen()).toEqual(before)
  })

  it('wrote comments that read as deleted', async () => {
    const author = await shop.fan()
    const id = await shop.content()
    await staff.transact(async ({ q }) => {
      const now = staff.now()
      await q
        .insertInto('catalog.comments')
        .values({
          id: crypto.randomUUID(),
          content_id: id,
          author_id: author.actor.accountId,
          text: 'Buy my course',
          created_at: now,
        })
        .execute()
    })
    const comments = async () => {
      const query = { cursor: undefined, limit: 20, sortBy: 'newest' as const }
      const request = { ...nothing, params: { id }, query }
      return (await catalogRoutes.listComments(shop.world.scope(), request, exchange)).comments
    }
    const before = await comments()
    expect(before).toMatchObject([{ text: 'Buy my course', isDeleted: false }])
    const username = await usernameOf(author)
    await staffDoes('suspend', username, 'Spam.')
    expect(await comments()).toMatchObject([{ text: '', isDeleted: true, author: null }])
    await staffDoes('restore', username, 'It was somebody else.')
    expect(await comments()).toEqual(before)
  })
})

describe('billing', () => {
  it('ends subscriptions with unused days returned, and sells again once restored', async () => {
    const { id: tier } = await memberships.tier()
    const fan = await shop.fan()
    const { id } = await memberships.subscribe(fan, tier)
    const username = await usernameOf(shop.creator)
    await staffDoes('suspend', username, 'Under review.')
    await billingActs()
    expect(await memberships.row(id)).toMatchObject({
      state: 'expired',
      end_reason: 'creator-gone',
    })
    expect((await shop.subjectsTo(fan)).some((one) => one.includes('refund'))).toBe(true)
    const other = await shop.fan()
    await refuses(memberships.quote(other, tier), 'tier.not-found')
    await staffDoes('restore', username, 'Reviewed.')
    await billingActs()
    expect(await memberships.row(id)).toMatchObject({ state: 'expired' })
    expect((await memberships.readTier(tier))?.archived_at).toBeNull()
    expect((await memberships.quote(other, tier)).state).toBe('quoted')
  })

  it('renews nothing of whoever is suspended', async () => {
    const { id: tier } = await memberships.tier()
    const fan = await shop.fan()
    const { id } = await memberships.subscribe(fan, tier)
    await staffDoes('suspend', await usernameOf(fan), 'Under review.')
    await billingActs()
    expect(await memberships.row(id)).toMatchObject({ state: 'cancelled' })
  })

  it('charges no pending tips of whoever is suspended, nor tips to them, until they are restored', async () => {
    const day = 86_400_000
    const creator = await person(shop.world, true)
    const [giver, other] = [await shop.fan(), await shop.fan()]
    for (const fan of [giver, other]) {
      await offers.keepCard(fan)
      await offers.tip(fan, 300, creator)
    }
    const pending = async (fan: SignedInScope) => (await offers.tabs(fan)).length
    const charged = async (fan: SignedInScope) => (await shop.history(fan)).transactions.length
    const oneMonthLater = async () => {
      shop.world.clock.advance(35 * day)
      await shop.sweep()
    }
    await staffDoes('suspend', await usernameOf(giver), 'Under review.')
    await staffDoes('suspend', await usernameOf(creator), 'Under review.')
    await oneMonthLater()
    expect([await charged(giver), await charged(other)]).toEqual([0, 0])
    expect([await pending(giver), await pending(other)]).toEqual([1, 1])

    await staffDoes('restore', await usernameOf(creator), 'Reviewed.')
    shop.world.clock.advance(day)
    await shop.sweep()
    expect([await charged(giver), await charged(other)]).toEqual([0, 1])
    await staffDoes('restore', await usernameOf(giver), 'Reviewed.')
    shop.world.clock.advance(day)
    await shop.sweep()
    expect(await charged(giver)).toBe(1)
  })
})

describe('a gift of a suspended creator', () => {
  it('waits for whoever claims it until they are restored', async () => {
    const [giver, friend] = [await shop.fan(), await shop.fan()]
    const content = await shop.content()
    const order = await shop.quote(giver, content, { type: 'gift' })
    await shop.confirm(giver, order.id)
    await shop.reaches(order.id, 'paid')
    const token = (await offers.gift(giver, order.id)).link?.split('/').at(-1) ?? ''
    const username = await usernameOf(shop.creator)
    const claimStatus = async () => {
      const request = { ...nothing, params: { token } }
      return (await billingRoutes.readGiftOffer(friend, request, exchange)).offer.claimStatus
    }
    await staffDoes('suspend', username, 'Under review.')
    await billingActs()
    expect(await claimStatus()).toBe('unavailable')
    await refuses(offers.claim(friend, token), 'gift.unavailable')
    expect((await offers.gift(giver, order.id)).state).toBe('unclaimed')
    await staffDoes('restore', username, 'Reviewed.')
    expect(await claimStatus()).toBe('open')
    await offers.claim(friend, token)
    expect((await offers.gift(giver, order.id)).state).toBe('claimed')
  })
})
