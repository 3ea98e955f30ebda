import type { ContentFields } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { createContent } from './commands/create-content.ts'
import { publishContent } from './commands/publish-content.ts'
import { updateContent } from './commands/update-content.ts'
import { listLatestPosts, percentOf } from './latest-posts.ts'
import { attachFile, makeAsset } from './test/files.ts'
import { person } from './test/people.ts'
import { addRevenue } from './writer/revenues.ts'

let world: World
let creator: SignedInScope
beforeAll(async () => {
  world = await openWorld()
  creator = await person(world, true)
})
afterAll(() => world.close())

const day = 86_400_000
const text = { type: 'text', text: 'It rains.' }
const article: ContentFields['article'] = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [text] }],
}

const published = async (title: string, fields: Partial<ContentFields> = {}) => {
  world.clock.advance(1_000)
  const { id } = await createContent(creator, { type: 'article', title, article, ...fields })
  await publishContent(creator, id, { when: 'ready' })
  return id
}

it('says where each of the five newest is, and what it brought in every currency', async () => {
  await published('Sixth')
  const sold = await published('Sold')
  const early = await published('Early', { earlyAccess: { level: 'subscribers', days: 3 } })
  const edited = await published('Edited')
  await updateContent(creator, edited, { title: 'Edited twice', version: 1 })
  world.clock.advance(1_000)
  const { id: video } = await createContent(creator, { type: 'video', title: 'Film' })
  const asset = await makeAsset(creator, 'video')
  await attachFile(creator, video, asset)
  await creator.transact(async (tx) => {
    const steps = JSON.stringify([
      { name: 'probe', label: 'Check', state: 'done', percent: 100 },
      { name: 'rendition-720', label: '720p', state: 'running', percent: 29 },
    ])
    await tx.q.updateTable('media.assets').set({ steps }).where('id', '=', asset).execute()
    await tx.q
      .updateTable('catalog.contents')
      .set({ status: 'processing' })
      .where('id', '=', video)
      .execute()
    await addRevenue(tx, [
      { contentId: sold, currency: 'USD', net: 879 },
      { contentId: sold, currency: 'EUR', net: -120 },
    ])
  })
  await published('Newest')

  const { posts } = await listLatestPosts(creator)
  expect(posts.map(({ title }) => title)).toEqual(['Newest', 'Film', 'Edited', 'Early', 'Sold'])
  const of = (id: string) => posts.find((post) => post.id === id)
  expect(of(video)).toMatchObject({ status: 'processing', percent: 64, revenues: [] })
  expect(of(edited)).toMatchObject({ hasChanges: true, percent: null })
  const { publishedAt, earlyUntil } = of(early) ?? {}
  expect(Date.parse(earlyUntil ?? '') - Date.parse(publishedAt ?? '')).toBe(3 * day)
  expect(of(sold)).toMatchObject({
    earlyUntil: null,
    revenues: [
      { amount: 879, currency: 'USD' },
      { amount: -120, currency: 'EUR' },
    ],
  })
})

it('counts nothing done of a file whose steps nobody knows yet', () => {
  expect(percentOf([])).toBe(0)
})
