import { ContentId, money, TierId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import { person } from '../../../test/person.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { catalogRoutes } from '../catalog/index.ts'
import { identityRoutes } from '../identity/index.ts'
import { billingRoutes } from './index.ts'

let world: World
let creator: SignedInScope
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const nothing = { params: undefined, query: undefined, body: undefined }
const exchange = {} as never

/** A creator from before birth dates were asked for. */
const longStanding = async () => {
  const before = await person(world, true)
  await before.transact(({ q }) =>
    q
      .updateTable('identity.accounts')
      .set({ birth_date: null })
      .where('id', '=', before.actor.accountId)
      .execute(),
  )
  return before
}

const article = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}
const paid = { type: 'paid', price: money(999, 'USD') } as const

const draft = async (fields: object) =>
  (
    await catalogRoutes.createContent(
      creator,
      { ...nothing, body: { type: 'article', title: 'Weather', article, ...fields } },
      exchange,
    )
  ).content

const publish = async (fields: object) => {
  const { id } = await draft(fields)
  const body = { when: 'ready', rightsConfirmed: true } as const
  return catalogRoutes.publishContent(
    creator,
    { ...nothing, params: { id: ContentId.parse(id) }, body },
    exchange,
  )
}

const tier = (amount: number) =>
  billingRoutes.createTier(
    creator,
    {
      ...nothing,
      body: {
        name: `Supporter ${amount} ${crypto.randomUUID().slice(0, 8)}`,
        description: '',
        benefits: [],
        color: 'moss',
        trialDays: 0,
        seatLimit: null,
        isPremium: false,
        isLibrary: false,
        isPopular: false,
        cover: null,
        price: money(amount, 'USD'),
        yearlyPrice: null,
      },
    },
    exchange,
  )

const give = (birthDate: string) =>
  identityRoutes.giveBirthDate(creator, { ...nothing, body: { birthDate } }, exchange)

describe('a creator who has given no birth date', () => {
  it('publishes what everyone can open, and sells nothing', async () => {
    creator = await longStanding()
    const { content } = await publish({})
    expect(content.status).toBe('published')
    for (const fields of [{ pricing: paid }, { visibility: 'subscribers' }]) {
      await refuses(publish(fields), 'auth.birth-date-needed')
    }
    const { id, version } = content
    const body = { version, pricing: paid }
    const params = { id: ContentId.parse(id) }
    const priced = () =>
      catalogRoutes.updateContent(creator, { ...nothing, params, body }, exchange)
    await refuses(priced(), 'auth.birth-date-needed')
    await refuses(tier(499), 'auth.birth-date-needed')
    await tier(0)
    const scheduled = await draft({ pricing: paid })
    await refuses(
      catalogRoutes.scheduleContent(
        creator,
        {
          ...nothing,
          params: { id: ContentId.parse(scheduled.id) },
          body: {
            when: 'ready',
            rightsConfirmed: true,
            publishAt: '2099-05-01T18:00:00Z',
            timezone: 'UTC',
          },
        },
        exchange,
      ),
      'auth.birth-date-needed',
    )
    await give('1990-04-12')
    expect((await priced()).content.pricing.type).toBe('paid')
    expect((await publish({ pricing: paid })).content.status).toBe('published')
    await tier(499)
  })

  it('sells nothing either once it turns out that they are under 18', async () => {
    creator = await longStanding()
    const year = world.clock.now().getUTCFullYear() - 17
    await give(`${year}-01-01`)
    await refuses(publish({ pricing: paid }), 'auth.under-age')
    await refuses(tier(499), 'auth.under-age')
    expect((await publish({})).content.status).toBe('published')
  })

  it('cannot bring back a tier that was sold before', async () => {
    creator = await longStanding()
    await give('1990-04-12')
    const { tier: sold } = await tier(499)
    const request = { ...nothing, params: { id: TierId.parse(sold.id) } }
    await billingRoutes.archiveTier(creator, request, exchange)
    await creator.transact(({ q }) =>
      q
        .updateTable('identity.accounts')
        .set({ birth_date: null })
        .where('id', '=', creator.actor.accountId)
        .execute(),
    )
    await refuses(billingRoutes.restoreTier(creator, request, exchange), 'auth.birth-date-needed')
  })
})
