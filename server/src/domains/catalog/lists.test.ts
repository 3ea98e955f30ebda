import type { ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { runDue } from '../../platform/events/due.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { addComment } from './commands/add-comment.ts'
import { arrangeSeries } from './commands/arrange-series.ts'
import { createContent } from './commands/create-content.ts'
import { createSeries } from './commands/create-series.ts'
import { deleteContent } from './commands/delete-content.ts'
import { likeContent } from './commands/like-content.ts'
import { publishContent } from './commands/publish-content.ts'
import { unlikeContent } from './commands/unlike-content.ts'
import { unpublishContent } from './commands/unpublish-content.ts'
import { viewContentPage } from './content-page.ts'
import { catalogDue } from './due.ts'
import { type ListQuery, listCards, listRelated } from './lists.ts'
import { listOwnContent } from './own-content.ts'
import { viewSeries } from './series-page.ts'
import { readCreatorTotals, readStats } from './stats.ts'
import { person } from './test/people.ts'

let world: World
let creator: SignedInScope
let ids: ContentId[]

const words = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}

beforeAll(async () => {
  world = await openWorld()
  creator = await person(world, true)
  ids = []
  for (let number = 0; number < 7; number++) {
    const { id } = await createContent(creator, {
      type: 'article',
      title: `Post ${number}${number === 3 ? ' 100%_of it' : ''}`,
      article: words,
      category: number % 2 ? 'art' : 'music',
      tags: number < 4 ? ['weather', 'sky'] : ['sea'],
      visibility: number === 6 ? 'premium' : 'public',
    })
    world.clock.advance(1000)
    await publishContent(creator, id, { when: 'ready' })
    ids.push(id)
  }
})
afterAll(() => world.close())

const numbersOf = (found: readonly { id: ContentId }[]) => found.map(({ id }) => ids.indexOf(id))

const newest = { sortBy: 'latest', sortOrder: 'desc' } as const

const all = async (query: Partial<ListQuery>) => {
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const page = await listCards(world.scope(), { ...newest, limit: 2, ...query, cursor })
    seen.push(...numbersOf(page.content))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return seen
}

describe('public lists', () => {
  it('page by key, narrowed in every way there is', async () => {
    expect(await all({})).toEqual([6, 5, 4, 3, 2, 1, 0])
    expect(await all({ category: 'art' })).toEqual([5, 3, 1])
    expect(await all({ type: 'article', category: 'music' })).toEqual([6, 4, 2, 0])
    expect(await all({ type: 'video' })).toEqual([])
    expect(await all({ tag: 'weather' })).toEqual([3, 2, 1, 0])
    expect(await all({ tag: 'weather', category: 'music' })).toEqual([2, 0])
    expect(await all({ access: 'premium' })).toEqual([6])
    expect(await all({ access: 'free', category: 'music' })).toEqual([4, 2, 0])
    expect(await all({ creatorId: creator.actor.accountId, type: 'article' })).toHaveLength(7)
  })

  it('run the other way when that is asked for', async () => {
    expect(await all({ sortOrder: 'asc' })).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(await all({ sortOrder: 'asc', tag: 'weather', category: 'music' })).toEqual([0, 2])
  })

  it('are sorted by what people like', async () => {
    for (const fan of [await person(world, false), await person(world, false)]) {
      await likeContent(fan, ids[2] as ContentId)
    }
    await runDue(world.scope({ kind: 'system' }), catalogDue)
    expect((await all({ sortBy: 'popular' }))[0]).toBe(2)
    expect(await all({ sortBy: 'popular', tag: 'weather' })).toEqual([2, 3, 1, 0])
    expect(await all({ sortBy: 'popular', category: 'music' })).toEqual([2, 6, 4, 0])
  })

  it("refuse another list's cursor", async () => {
    const { nextCursor } = await listCards(world.scope(), { ...newest, limit: 2 })
    const other = { ...newest, limit: 2, category: 'art', cursor: nextCursor ?? '' } as const
    await expect(listCards(world.scope(), other)).rejects.toMatchObject({
      code: 'request.cursor-mismatch',
    })
  })

  it('name what is alike first by how much it shares', async () => {
    const { fromCreator, related } = await listRelated(world.scope(), ids[0] as ContentId, [])
    expect(related).toEqual([])
    expect(numbersOf(fromCreator)).not.toContain(0)
    expect(fromCreator).toHaveLength(6)
  })
})

describe("a creator's own content", () => {
  const own = async (filter: object = {}) =>
    (
      await listOwnContent(creator, {
        sortBy: 'createdAt',
        sortOrder: 'desc',
        limit: 50,
        ...filter,
      })
    ).content

  it('is searched, narrowed and sorted', async () => {
    expect(numbersOf(await own())).toEqual([6, 5, 4, 3, 2, 1, 0])
    expect(numbersOf(await own({ sortOrder: 'asc' }))).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(numbersOf(await own({ q: 'post 3' }))).toEqual([3])
    expect(numbersOf(await own({ q: '100%_of' }))).toEqual([3])
    expect(numbersOf(await own({ q: '%' }))).toEqual([3])
    expect(numbersOf(await own({ visibility: 'premium' }))).toEqual([6])
    expect(numbersOf(await own({ sortBy: 'likes' }))[0]).toBe(2)
    await addComment(creator, ids[5] as ContentId, { text: 'Rain again' })
    await runDue(world.scope({ kind: 'system' }), catalogDue)
    expect(numbersOf(await own({ sortBy: 'comments' }))[0]).toBe(5)
    expect(numbersOf(await own({ sortBy: 'comments', status: 'published' }))[0]).toBe(5)
    expect(numbersOf(await own({ sortBy: 'comments', sortOrder: 'asc' }))[6]).toBe(5)
    expect(await own({ status: 'draft' })).toEqual([])
    const page = await listOwnContent(creator, { sortBy: 'likes', sortOrder: 'desc', limit: 3 })
    const rest = await listOwnContent(creator, {
      sortBy: 'likes',
      sortOrder: 'desc',
      limit: 50,
      cursor: page.nextCursor ?? '',
    })
    expect(new Set(numbersOf([...page.content, ...rest.content])).size).toBe(7)
  })

  it('counts by status without counting through', async () => {
    const { id } = await createContent(creator, { type: 'article' })
    expect((await readStats(creator, '30d')).counts).toMatchObject({ draft: 1, published: 7 })
    await deleteContent(creator, id)
    expect((await readStats(creator, '30d')).counts).toMatchObject({ draft: 0, published: 7 })
    expect((await own({ status: 'deleted' })).map((item) => item.id)).toEqual([id])
  })
})

describe("a creator's totals", () => {
  it('count what is published and what others did with it', async () => {
    const other = await person(world, true)
    const { accountId } = other.actor
    const totals = () => readCreatorTotals(world.scope().db, accountId)
    const { id } = await createContent(other, { type: 'article', title: 'Fog', article: words })
    expect(await totals()).toMatchObject({ contentCount: 0, totalViews: 0, totalLikes: 0 })
    await publishContent(other, id, { when: 'ready' })
    await likeContent(await person(world, false), id)
    await likeContent(creator, id)
    await unlikeContent(creator, id)
    await runDue(world.scope({ kind: 'system' }), catalogDue)
    expect(await totals()).toMatchObject({ contentCount: 1, totalViews: 0, totalLikes: 1 })
    await unpublishContent(other, id)
    expect(await totals()).toMatchObject({ contentCount: 0, totalViews: 0, totalLikes: 1 })
  })
})

describe('a series', () => {
  it('has an order, a position for each post, and a next one', async () => {
    const series = await createSeries(creator, { title: 'Skies', description: '' })
    const parts = [ids[4], ids[1], ids[0]] as ContentId[]
    await arrangeSeries(creator, series.id, { contentIds: parts })
    const { contents } = await viewSeries(world.scope(), series.id)
    expect(numbersOf(contents)).toEqual([4, 1, 0])
    const page = await viewContentPage(world.scope(), ids[1] as ContentId)
    expect(page.series).toMatchObject({ title: 'Skies', position: 2, length: 3, nextId: ids[0] })
    const foreign = await person(world, true)
    const other = await createSeries(foreign, { title: 'Theirs', description: '' })
    await expect(arrangeSeries(foreign, other.id, { contentIds: parts })).rejects.toMatchObject({
      code: 'content.not-found',
    })
    await arrangeSeries(creator, series.id, { contentIds: [], removedIds: parts.slice(0, 1) })
    expect(numbersOf((await viewSeries(creator, series.id)).contents)).toEqual([1, 0])
  })
})
