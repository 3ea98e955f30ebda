import { type ContentId, limits, money } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { findOwnContent, viewDraft } from '../drafts.ts'
import { viewSeries } from '../series-page.ts'
import { person } from '../test/people.ts'
import { arrangeSeries } from './arrange-series.ts'
import { createContent } from './create-content.ts'
import { createSeries } from './create-series.ts'
import { deleteContent } from './delete-content.ts'
import { deleteSeries } from './delete-series.ts'
import { duplicateContent } from './duplicate-content.ts'
import { publishContent } from './publish-content.ts'
import { takeDownContent } from './take-down-content.ts'
import { updateContent } from './update-content.ts'

let world: World
let creator: SignedInScope
beforeAll(async () => {
  world = await openWorld()
  creator = await person(world, true)
})
afterAll(() => world.close())

const article = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}
const written = {
  type: 'article',
  title: 'Weather',
  description: 'Of a week',
  category: 'art',
  tags: ['rain', 'sky'],
  visibility: 'subscribers',
  pricing: { type: 'paid', price: money(499, 'USD') },
  earlyAccess: { level: 'premium', days: 3 },
  allowComments: false,
  article,
} as const

const publish = async () => {
  const { id } = await createContent(creator, { ...written, tags: [...written.tags] })
  await publishContent(creator, id, { when: 'ready' })
  return id
}
const draftOf = async (id: ContentId) => viewDraft(creator, await findOwnContent(creator, id))

it('is a draft with the same words, price, audience and place, and nothing that people did', async () => {
  const id = await publish()
  const series = await createSeries(creator, { title: 'Skies', description: '' })
  const other = await publish()
  await arrangeSeries(creator, series.id, { contentIds: [id, other] })
  await takeStats(id)
  const copy = await duplicateContent(creator, id)
  const { type, title: _title, ...same } = written
  expect(await draftOf(copy.id)).toMatchObject({
    ...same,
    type,
    title: 'Copy of Weather',
    status: 'draft',
    publishedAt: null,
    seriesId: series.id,
    rightsConfirmed: false,
  })
  const { contents } = await viewSeries(creator, series.id)
  expect(contents.map((part) => [part.id, part.viewCount])).toEqual([
    [id, 12],
    [other, 0],
    [copy.id, 0],
  ])
})

const takeStats = (id: ContentId) =>
  world.scope({ kind: 'system' }).transact(async (tx) => {
    await tx.q
      .updateTable('catalog.content_stats')
      .set({ view_count: 12 })
      .where('content_id', '=', id)
      .execute()
  })

it('has what waits to be released, and is in no series that is gone', async () => {
  const id = await publish()
  const series = await createSeries(creator, { title: 'Gone', description: '' })
  await arrangeSeries(creator, series.id, { contentIds: [id] })
  await deleteSeries(creator, series.id)
  const { version } = await draftOf(id)
  await updateContent(creator, id, { version, title: 'Storms', description: 'Of a night' })
  const copy = await duplicateContent(creator, id)
  expect(await draftOf(copy.id)).toMatchObject({
    title: 'Copy of Storms',
    description: 'Of a night',
    seriesId: null,
  })
})

it('leaves out what belongs to the file, and fits its title', async () => {
  const title = 'x'.repeat(limits.title)
  const chapters = [{ start: 0, title: 'Begin' }]
  const made = await createContent(creator, { type: 'video', title, chapters, altText: 'A sea' })
  const copy = await duplicateContent(creator, made.id)
  const draft = await draftOf(copy.id)
  expect(draft).toMatchObject({ type: 'video', chapters: [], altText: '', fileName: null })
  expect(draft.title).toBe(`Copy of ${title}`.slice(0, limits.title))
})

it('is made only of what one has', async () => {
  const id = await publish()
  await refuses(duplicateContent(await person(world, true), id), 'content.not-found')
  const now = world.clock.now()
  await world.scope().transact((tx) => takeDownContent(tx, id, 'Not yours', now))
  await refuses(duplicateContent(creator, id), 'content.taken-down')
  const gone = await publish()
  await deleteContent(creator, gone)
  await refuses(duplicateContent(creator, gone), 'content.not-found')
})
