import { randomUUID } from 'node:crypto'
import {
  type AccountId,
  type ContentId,
  money,
  OrderId,
  type PackId,
  type TierId,
} from '@fanfare/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../test/browser.ts'
import { person } from '../../test/person.ts'
import { billingRoutes } from '../domains/billing/index.ts'
import { membershipsOf } from '../domains/billing/test/memberships.ts'
import { offersOf } from '../domains/billing/test/offers.ts'
import { openShopForTests } from '../domains/billing/test/shop.ts'
import { catalogRoutes } from '../domains/catalog/index.ts'
import { moderationRoutes } from '../domains/moderation/index.ts'
import { readProfile } from '../domains/profiles/index.ts'
import { recommendationRoutes } from '../domains/recommendations/index.ts'
import { socialRoutes } from '../domains/social/index.ts'
import type { Exchange } from '../platform/http/handler.ts'
import type { SignedInScope } from '../platform/scope.ts'
import { profilePageRoutes } from './profile.ts'

const shop = await openShopForTests()
const { creator } = shop
const memberships = membershipsOf(shop)
const offers = offersOf(shop)
const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }
const query = { limit: 20 }

/** What a request can name of the creator. */
interface Named {
  readonly id: AccountId
  readonly username: string
  readonly content: ContentId
  readonly tierId: TierId
  readonly pack: PackId
}

const nobody: Named = {
  id: randomUUID() as AccountId,
  username: 'nobody_at_all',
  content: randomUUID() as ContentId,
  tierId: randomUUID() as TierId,
  pack: randomUUID() as PackId,
}

let theirs: Named
beforeAll(async () => {
  const { accountId: id } = creator.actor
  const creatorIds = [(await person(shop.world, true)).actor.accountId]
  const body = { title: 'Weather', description: '', creatorIds }
  const { pack } = await socialRoutes.createPack(creator, { ...nothing, body }, exchange)
  const content = await shop.content()
  await shop.system.transact(async ({ q }) => {
    await q
      .updateTable('social.people')
      .set({ shows_following: true })
      .where('account_id', '=', id)
      .execute()
    await q
      .updateTable('profiles.profiles')
      .set({ is_confirmed: true })
      .where('account_id', '=', id)
      .execute()
  })
  theirs = {
    id,
    username: (await readProfile(shop.system.db, id))?.username ?? '',
    content,
    tierId: (await memberships.tier()).id,
    pack: pack.id as PackId,
  }
})

const onPerson = ({ id }: Named) => ({ ...nothing, params: { id } })
const onPost = ({ content: id }: Named) => ({ ...nothing, params: { id } })

/** What can be asked about a creator and their work; each succeeds while nobody blocks anybody. */
const routes: Record<string, (by: SignedInScope, named: Named) => Promise<unknown>> = {
  readProfile: (by, { username }) =>
    profilePageRoutes.readProfile(by, { ...nothing, params: { username } }, exchange),
  readProfileById: (by, { id }) =>
    profilePageRoutes.readProfile(by, { ...nothing, params: { username: id } }, exchange),
  listCreatorContent: (by, named) =>
    catalogRoutes.listCreatorContent(
      by,
      { ...onPerson(named), query: { ...query, sortBy: 'latest', sortOrder: 'desc' } },
      exchange,
    ),
  readContent: (by, named) =>
    catalogRoutes.readContent(by, { ...onPost(named), query: { as: undefined } }, exchange),
  listComments: (by, named) =>
    catalogRoutes.listComments(
      by,
      { ...onPost(named), query: { ...query, sortBy: 'newest' } },
      exchange,
    ),
  listMentionable: (by, named) =>
    catalogRoutes.listMentionable(by, { ...onPost(named), query: { q: 'nina' } }, exchange),
  listRelated: (by, named) => recommendationRoutes.listRelated(by, onPost(named), exchange),
  likeContent: (by, named) => catalogRoutes.likeContent(by, onPost(named), exchange),
  saveContent: (by, named) => catalogRoutes.saveContent(by, onPost(named), exchange),
  quoteContent: (by, { content }) => shop.quote(by, content),
  quoteGift: (by, { content }) => shop.quote(by, content, { type: 'gift' }),
  listTiers: (by, { username }) =>
    billingRoutes.listTiers(by, { ...nothing, params: { username } }, exchange),
  listTierOpenings: (by, { username }) =>
    billingRoutes.listTierOpenings(
      by,
      { ...nothing, params: { username }, query: { besides: undefined } },
      exchange,
    ),
  quoteSubscription: (by, { tierId }) => memberships.quote(by, tierId),
  giveTip: (by, { id }) =>
    billingRoutes.giveTip(
      by,
      { ...nothing, body: { creatorId: id, amount: money(500, 'USD'), message: '' } },
      exchange,
    ),
  followUser: (by, named) => socialRoutes.followUser(by, onPerson(named), exchange),
  setFollowBell: (by, named) =>
    socialRoutes.setFollowBell(by, { ...onPerson(named), body: { bell: 'all' } }, exchange),
  listFollowers: (by, named) =>
    socialRoutes.listFollowers(by, { ...onPerson(named), query }, exchange),
  listFollowing: (by, named) =>
    socialRoutes.listFollowing(by, { ...onPerson(named), query }, exchange),
  unfollowUser: (by, named) => socialRoutes.unfollowUser(by, onPerson(named), exchange),
  muteUser: (by, named) => socialRoutes.muteUser(by, onPerson(named), exchange),
  unmuteUser: (by, named) => socialRoutes.unmuteUser(by, onPerson(named), exchange),
  readPack: (by, { pack: id }) =>
    socialRoutes.readPack(by, { ...nothing, params: { id } }, exchange),
  followPack: (by, { pack: id }) =>
    socialRoutes.followPack(by, { ...nothing, params: { id } }, exchange),
  listPacks: (by, named) => socialRoutes.listPacks(by, { ...onPerson(named), query }, exchange),
}

/** Of a locked post it says so, and of none that there is none. */
const lockedRoutes: typeof routes = {
  readPlayback: (by, named) =>
    catalogRoutes.readPlayback(by, { ...onPost(named), query: { as: undefined } }, exchange),
  addComment: (by, named) =>
    catalogRoutes.addComment(by, { ...onPost(named), body: { text: 'Hello' } }, exchange),
}

const block = (by: SignedInScope, whom: SignedInScope) =>
  socialRoutes.blockUser(by, { ...nothing, params: { id: whom.actor.accountId } }, exchange)
const unblock = (by: SignedInScope, whom: SignedInScope) =>
  socialRoutes.unblockUser(by, { ...nothing, params: { id: whom.actor.accountId } }, exchange)

const buyerToBe = async () => {
  const fan = await shop.fan()
  await offers.keepCard(fan)
  return fan
}

describe.each(['the creator', 'the fan'])('blocked by %s', (who) => {
  it('a fan is answered as if there were no such creator', async () => {
    const fan = await buyerToBe()
    const [blocker, blocked] = who === 'the fan' ? [fan, creator] : [creator, fan]
    for (const ask of Object.values(routes)) await ask(fan, theirs)
    for (const ask of Object.values(lockedRoutes)) {
      expect((await refusal(ask(fan, theirs))).code).toBe('content.locked')
    }
    await block(blocker, blocked)
    for (const [name, ask] of Object.entries({ ...routes, ...lockedRoutes })) {
      const [hidden, missing] = [
        await refusal(ask(fan, theirs)).catch((error) => ({ code: `${error}` })),
        await refusal(ask(fan, nobody)),
      ]
      expect([name, hidden.code]).toEqual([name, missing.code])
    }
    await unblock(blocker, blocked)
    for (const ask of Object.values(routes)) await ask(fan, theirs)
  })

  it('a fan finds nothing of the creator in any list', async () => {
    const fan = await shop.fan()
    const [blocker, blocked] = who === 'the fan' ? [fan, creator] : [creator, fan]
    const lists = async () => {
      const newest = { ...query, sortBy: 'latest' as const, sortOrder: 'desc' as const }
      await catalogRoutes.saveContent(fan, onPost(theirs), exchange).catch(() => {})
      return {
        content: await catalogRoutes.listContent(fan, { ...nothing, query: newest }, exchange),
        trending: await catalogRoutes.listTrending(fan, { ...nothing, query: {} }, exchange),
        saved: await catalogRoutes.listSaved(fan, { ...nothing, query }, exchange),
        creators: await socialRoutes.listCreators(fan, { ...nothing, query }, exchange),
      }
    }
    const namesThem = ([, reply]: [string, unknown]) => JSON.stringify(reply).includes(theirs.id)
    const found = async () => Object.entries(await lists()).filter(namesThem)
    expect(await found()).toHaveLength(4)
    await block(blocker, blocked)
    expect(await found()).toEqual([])
    await unblock(blocker, blocked)
    expect(await found()).toHaveLength(4)
  })
})

it('nobody buys of whoever has blocked them, whatever was quoted before', async () => {
  const fan = await buyerToBe()
  const quotes = [
    await shop.quote(fan, theirs.content),
    await shop.quote(fan, theirs.content, { type: 'gift' }),
    await memberships.quote(fan, theirs.tierId),
  ]
  await block(creator, fan)
  const codes: string[] = []
  for (const { id } of quotes) codes.push((await refusal(shop.confirm(fan, id))).code)
  expect(codes).toEqual(['content.not-found', 'content.not-found', 'tier.not-found'])
})

describe('what goes on despite a block', () => {
  it('is what was bought, its receipt and its refund', async () => {
    const fan = await shop.fan()
    const content = await shop.content()
    const order = await shop.quote(fan, content)
    await shop.confirm(fan, order.id)
    await shop.reaches(order.id, 'paid')
    await block(creator, fan)
    await shop.react()
    const bought = { ...theirs, content }
    expect(await routes.readContent?.(fan, bought)).toMatchObject({
      content: { access: { reason: 'bought' }, creator: { id: theirs.id } },
    })
    await lockedRoutes.readPlayback?.(fan, bought)
    const onOrder = { ...nothing, params: { id: OrderId.parse(order.id) } }
    const { receipt } = await billingRoutes.readReceipt(fan, onOrder, exchange)
    expect(receipt).toMatchObject({ viewedBy: 'buyer', abilities: { refund: true } })
    expect((await shop.history(fan)).transactions).toHaveLength(1)
  })

  it('is a tip given before, without who it is from and what they wrote', async () => {
    const fan = await buyerToBe()
    const message = `For the harbour ${randomUUID()}`
    await offers.tip(fan, 300, creator, message)
    await block(creator, fan)
    await shop.reaches((await offers.settle(fan)).id, 'paid')
    const mail = (await shop.mailsTo(creator)).at(-1)
    expect(mail).toMatchObject({ subject: 'Somebody tipped you' })
    expect(mail?.text_body).not.toContain(message)
  })

  it('is a report', async () => {
    const fan = await shop.fan()
    await block(creator, fan)
    const body = { reason: 'other' as const, details: '' }
    await moderationRoutes.reportContent(fan, { ...onPost(theirs), body }, exchange)
  })
})
