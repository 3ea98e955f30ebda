import type { ContentId, SeriesId } from '@fanfare/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refuses } from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import type { Exchange } from '../../platform/http/handler.ts'
import type { Scope, SignedInScope } from '../../platform/scope.ts'
import { suspendPerson } from '../profiles/index.ts'
import { arrangeSeries } from './commands/arrange-series.ts'
import { createContent } from './commands/create-content.ts'
import { createSeries } from './commands/create-series.ts'
import { deleteSeries } from './commands/delete-series.ts'
import { publishContent } from './commands/publish-content.ts'
import { unpublishContent } from './commands/unpublish-content.ts'
import { updateSeries } from './commands/update-series.ts'
import { findOwnContent } from './drafts.ts'
import { catalogRoutes } from './routes/index.ts'
import { person } from './test/people.ts'

let world: World
let creator: SignedInScope
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  creator = await person(world, true)
})

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }
const words = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}
const draft = async (title: string): Promise<ContentId> =>
  (await createContent(creator, { type: 'article', title, article: words })).id
const publish = async (title: string): Promise<ContentId> =>
  (await publishContent(creator, await draft(title), { when: 'ready' })).id
const seriesOf = async (title: string, parts: ContentId[]): Promise<SeriesId> => {
  world.clock.advance(1000)
  const { id } = await createSeries(creator, { title, description: '' })
  await arrangeSeries(creator, id, { contentIds: parts })
  return id
}
const shelf = async (viewer: Scope) => {
  const params = { id: creator.actor.accountId }
  const asked = { ...nothing, params }
  const { series } = await catalogRoutes.listCreatorSeries(viewer, asked, exchange)
  return series.map(({ title, length }) => `${title} ${length}`)
}
const partsOf = async (viewer: SignedInScope, id: SeriesId) =>
  (await catalogRoutes.readSeriesParts(viewer, { ...nothing, params: { id } }, exchange)).parts

describe('series on a profile', () => {
  it('count what is published, and are not there without any', async () => {
    await seriesOf('Empty', [])
    await seriesOf('Drafts', [await draft('Fog')])
    const rain = await publish('Rain')
    const skies = await seriesOf('Skies', [rain, await draft('Snow'), await publish('Hail')])
    await seriesOf('Seas', [await publish('Tide')])
    for (const viewer of [world.scope(), creator]) {
      expect(await shelf(viewer)).toEqual(['Seas 1', 'Skies 2'])
    }
    world.clock.advance(1000)
    await updateSeries(creator, skies, { title: 'Heavens', description: 'All of them' })
    await unpublishContent(creator, rain)
    expect(await shelf(world.scope())).toEqual(['Heavens 1', 'Seas 1'])
  })

  it('of who may not be seen are not found', async () => {
    await seriesOf('Skies', [await publish('Rain')])
    const { accountId } = creator.actor
    await world.scope().transact((tx) => suspendPerson(tx, accountId, world.clock.now()))
    await refuses(shelf(world.scope()), 'profile.not-found')
  })
})

describe('the parts of a series', () => {
  it('are all read by its creator, in their order and whatever their status', async () => {
    const id = await seriesOf('Skies', [await publish('Rain'), await draft('Snow')])
    const parts = await partsOf(creator, id)
    expect(parts.map(({ title, status }) => [title, status])).toEqual([
      ['Rain', 'published'],
      ['Snow', 'draft'],
    ])
    await refuses(partsOf(await person(world, true), id), 'series.not-found')
  })

  it('stay behind the others when an old page orders those it knows', async () => {
    const [rain, snow, hail] = [await publish('Rain'), await publish('Snow'), await publish('Hail')]
    const id = await seriesOf('Skies', [rain, snow])
    await arrangeSeries(creator, id, { contentIds: [rain, snow, hail] })
    await arrangeSeries(creator, id, { contentIds: [snow, rain] })
    const titles = async () => (await partsOf(creator, id)).map(({ title }) => title)
    expect(await titles()).toEqual(['Snow', 'Rain', 'Hail'])
    await arrangeSeries(creator, id, { contentIds: [hail, snow, rain], removedIds: [snow] })
    expect(await titles()).toEqual(['Hail', 'Rain'])
  })

  it('are taken out of their own series only', async () => {
    const [rain, snow] = [await publish('Rain'), await publish('Snow')]
    const id = await seriesOf('Skies', [rain])
    const other = await seriesOf('Seas', [snow])
    await arrangeSeries(creator, id, { contentIds: [], removedIds: [snow] })
    expect((await partsOf(creator, other)).map(({ title }) => title)).toEqual(['Snow'])
  })

  it('stay when the series is deleted', async () => {
    const rain = await publish('Rain')
    const id = await seriesOf('Skies', [rain])
    await deleteSeries(creator, id)
    expect(await shelf(world.scope())).toEqual([])
    expect(await findOwnContent(creator, rain)).toMatchObject({
      status: 'published',
      series_id: null,
    })
  })
})
