import { type AssetId, Completion, type ContentId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import type { Scope, SignedInScope } from '../../platform/scope.ts'
import { openSearch } from '../../platform/search/search.ts'
import { socialRoutes } from '../social/index.ts'
import { autocomplete } from './autocomplete.ts'
import { listPopularTags } from './list-popular-tags.ts'
import { listSimilar } from './list-similar.ts'
import {
  catchUp,
  creatorNamed,
  exchange,
  find,
  findPeople,
  publish,
  rename,
  search,
  searchPeople,
} from './test/shelf.ts'

let world: World
let nobody: Scope
let ada: SignedInScope
let bela: SignedInScope
const posts: Record<string, ContentId> = {}
beforeAll(async () => {
  world = await openWorld()
  nobody = world.scope()
  ada = await creatorNamed(world, 'Ada Northlight')
  bela = await creatorNamed(world, 'Béla Kőrös')
  const paid = { type: 'paid', price: { amount: 500, currency: 'USD' } } as const
  const euros = { type: 'paid', price: { amount: 900, currency: 'EUR' } } as const
  const put = async (name: string, by: SignedInScope, fields: Parameters<typeof publish>[2]) => {
    posts[name] = await publish(world, by, fields)
  }
  await put('aurora', ada, { title: 'Aurora', description: 'Lights over the fjord', tags: ['sky'] })
  await put('about', ada, { title: 'All about the aurora and its colors', tags: ['sky', 'north'] })
  await put('cafe', bela, { title: 'Crème brûlée', category: 'cooking', tags: ['sweet'] })
  await put('paid', bela, { title: 'Sourdough secrets', category: 'cooking', pricing: paid })
  await put('euros', bela, { title: 'Sourdough in Vienna', category: 'cooking', pricing: euros })
  await put('free', ada, { title: 'Sourdough for everyone', category: 'cooking' })
  await put('said', ada, { title: 'Open letter', words: 'The quick chinchilla jumps.' })
  await put('locked', bela, {
    title: 'Closed letter',
    pricing: paid,
    words: 'The secret platypus sleeps.',
  })
  await catchUp(world)
})
afterAll(() => world.close())

const of = (...names: string[]) => names.map((name) => posts[name])

describe('words', () => {
  it('find an exact title first, then others that have them', async () => {
    expect(await find(nobody, 'aurora')).toEqual(of('aurora', 'about'))
  })

  it('are found without accents, in other forms and by their beginning', async () => {
    expect(await find(nobody, 'creme brulee')).toEqual(of('cafe'))
    expect(await find(nobody, 'secret sourdough')).toEqual(of('paid'))
    expect(await find(nobody, 'sourd secr')).toEqual([])
    expect(await find(nobody, 'sourdough sec')).toEqual(of('paid'))
    expect(await find(nobody, 'auro')).toEqual(expect.arrayContaining(of('aurora', 'about')))
  })

  it('in quotation marks stand beside each other', async () => {
    expect(await find(nobody, '"sourdough secrets"')).toEqual(of('paid'))
    expect(await find(nobody, '"secrets sourdough"')).toEqual([])
    expect(await find(nobody, '“in vienna”')).toEqual(of('euros'))
    expect(await find(nobody, '""')).toEqual([])
    expect(await find(nobody, '!?')).toEqual([])
  })

  it('that a category is also called find its posts', async () => {
    expect(new Set(await find(nobody, 'baking'))).toEqual(
      new Set(of('cafe', 'paid', 'euros', 'free')),
    )
  })

  it('of an article are found when everyone may read it, and never when it is locked', async () => {
    expect(await find(nobody, 'chinchilla')).toEqual(of('said'))
    expect(await find(nobody, 'platypus')).toEqual([])
    expect(await find(bela, 'platypus')).toEqual([])
  })

  it('with a typing error are guessed, and the right ones offered', async () => {
    const guessed = await search(nobody, 'sourdoguh')
    expect(new Set(guessed.results.map(({ id }) => id))).toEqual(
      new Set(of('paid', 'euros', 'free')),
    )
    expect(guessed.suggestions).toEqual(['sourdough'])
    expect((await search(nobody, 'sourdough')).suggestions).toEqual([])
  })

  it('are marked where they stand', async () => {
    const { results } = await search(nobody, 'fjord')
    const [{ description, titleHighlights } = { description: undefined }] = results
    expect(description).toEqual({
      text: 'Lights over the fjord',
      highlights: [{ start: 16, length: 5 }],
    })
    expect(titleHighlights).toEqual([])
  })
})

describe('captions', () => {
  const give = async (by: SignedInScope, id: ContentId, cues: string) => {
    const asset = uuid() as AssetId
    const key = `assets/${asset}/captions.vtt`
    await world.platform.storage.prepare()
    await world.platform.storage.write('private', key, Buffer.from(`WEBVTT\n\n${cues}`), 'text/vtt')
    await by.transact(async (tx) => {
      await tx.q
        .insertInto('media.assets')
        .values({
          id: asset,
          owner_id: by.actor.accountId,
          purpose: 'captions',
          status: 'ready',
          file_name: 'words.vtt',
          finished_at: by.now(),
          created_at: by.now(),
        })
        .execute()
      await tx.q
        .insertInto('media.artefacts')
        .values({ asset_id: asset, kind: 'caption', name: 'vtt', key, type: 'text/vtt', bytes: 1 })
        .execute()
      await tx.q
        .insertInto('catalog.captions')
        .values({ content_id: id, language: 'en', label: 'English', asset_id: asset })
        .execute()
      tx.emit('catalog.content-changed', { contentId: id, creatorId: by.actor.accountId })
    })
  }
  const cues =
    '00:01.000 --> 00:02.000\nFirst words.\n\n01:05.000 --> 01:07.000\nHere comes the wolverine.\n'

  it('of what everyone may open lead to the second, those of locked work are in no index', async () => {
    await give(ada, posts.free as ContentId, cues)
    await give(bela, posts.paid as ContentId, cues)
    await catchUp(world)
    const { results } = await search(nobody, 'wolverine')
    expect(results.map(({ id, passage }) => [id, passage?.highlights.length])).toEqual([
      [posts.free, 1],
    ])
    expect(results[0]?.passage).toMatchObject({ second: 65, text: 'Here comes the wolverine.' })
    expect(await find(bela, 'wolverine')).toEqual(of('free'))
  })
})

describe('filters', () => {
  const sourdough = (filters: object, more: object = {}) =>
    find(nobody, 'sourdough', { filters, ...more })

  it('narrow, each by itself', async () => {
    expect(await sourdough({ category: 'music' })).toEqual([])
    expect((await sourdough({ category: 'cooking' })).length).toBe(3)
    expect((await sourdough({ contentType: 'text' })).length).toBe(3)
    expect(await sourdough({ contentType: 'video' })).toEqual([])
    expect((await sourdough({ priceRange: { min: 1 } })).toSorted()).toEqual(
      of('paid', 'euros').toSorted(),
    )
    expect(await sourdough({ priceRange: { min: 2 } })).toEqual(of('paid'))
    expect(await sourdough({ priceRange: { min: 2 } }, { currency: 'EUR' })).toEqual(of('euros'))
    expect(await sourdough({ priceRange: { max: 0 } })).toEqual(of('free'))
    expect(await sourdough({ duration: { min: 1 } })).toEqual([])
    expect(await sourdough({ verified: true })).toEqual([])
    expect(await sourdough({ dateRange: { from: '2099-01-01T00:00:00Z' } })).toEqual([])
    expect(await find(nobody, 'aurora', { filters: { tags: ['sky', 'north'] } })).toEqual(
      of('about'),
    )
  })

  it('that make no sense are ignored, as is a rating', async () => {
    expect((await sourdough({ rating: 5, category: 'nonsense', duration: 'long' })).length).toBe(3)
    const { results } = await search(nobody, 'sourdough', {})
    expect(results.length).toBe(3)
  })

  it('sort by price in one currency, with the others behind', async () => {
    expect(await sourdough({ sortBy: 'price_low' })).toEqual(of('free', 'paid', 'euros'))
    expect(await sourdough({ sortBy: 'price_high' })).toEqual(of('paid', 'free', 'euros'))
    expect(await sourdough({ sortBy: 'price_high' }, { currency: 'EUR' })).toEqual(
      of('euros', 'free', 'paid'),
    )
    expect(await sourdough({ sortBy: 'recent' })).toEqual(of('free', 'euros', 'paid'))
    expect((await sourdough({ sortBy: 'popular' })).length).toBe(3)
    expect((await sourdough({ sortBy: 'rating' })).length).toBe(3)
  })

  it('are offered with what each would find', async () => {
    const { facets } = await search(nobody, 'aurora', { filters: { category: 'music' } })
    expect(facets.category).toEqual([{ value: 'general', count: 2 }])
    expect(facets.tags).toEqual([])
    const all = await search(nobody, 'aurora')
    expect(all.facets.tags).toEqual([
      { value: 'sky', count: 2 },
      { value: 'north', count: 1 },
    ])
    expect(all.facets.contentType).toEqual([{ value: 'text', count: 2 }])
  })

  it('and the question are what a cursor is good for', async () => {
    const seen: ContentId[] = []
    let cursor: string | undefined
    do {
      const page = await search(nobody, 'sourdough', { limit: 1, cursor })
      seen.push(...page.results.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(new Set(seen)).toEqual(new Set(of('paid', 'euros', 'free')))
    expect(seen.length).toBe(3)
    const { nextCursor } = await search(nobody, 'sourdough', { limit: 1 })
    const other = search(nobody, 'aurora', { limit: 1, cursor: nextCursor ?? '' })
    await expect(other).rejects.toMatchObject({ code: 'request.cursor-mismatch' })
    expect(await find(nobody, 'sourdough', { limit: 1, page: 2 })).toEqual([seen[1]])
  })
})

describe('people', () => {
  it('are found by names, with what is known of them', async () => {
    expect(await findPeople(nobody, 'bela koros')).toEqual([bela.actor.accountId])
    const { results } = await searchPeople(nobody, 'Ada')
    expect(results[0]?.user).toMatchObject({ displayName: 'Ada Northlight', isCreator: true })
    expect(results[0]?.user.contentCount).toBe(4)
    expect(await findPeople(nobody, 'nortlight')).toEqual([ada.actor.accountId])
  })

  it('come once each, though their order changes between two pages', async () => {
    const flock = []
    for (const name of ['Gull', 'Heron', 'Crane', 'Stork']) {
      flock.push(await creatorNamed(world, `Ptarmigan ${name}`))
    }
    await catchUp(world)
    const first = await searchPeople(nobody, 'ptarmigan', { limit: 2 })
    expect(first.total).toBe(4)
    const shown = new Set(first.results.map(({ id }) => id))
    const behind = flock.find(({ actor }) => !shown.has(actor.accountId))
    if (!behind) throw new Error('all were on the first page')
    await rename(behind, 'Ptarmigan')
    await catchUp(world)
    expect((await findPeople(nobody, 'ptarmigan'))[0]).toBe(behind.actor.accountId)
    const cursor = first.nextCursor ?? ''
    const second = await searchPeople(nobody, 'ptarmigan', { limit: 2, cursor })
    expect(second).toMatchObject({ total: 4, nextCursor: null })
    for (const { id } of second.results) shown.add(id)
    expect(shown).toEqual(new Set(flock.map(({ actor }) => actor.accountId)))
  })

  it('and titles complete what is being typed', async () => {
    const { completions } = await autocomplete(nobody, { q: 'au', limit: 8 })
    expect(completions.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Aurora', 'All about the aurora and its colors']),
    )
    const named = await autocomplete(nobody, { q: 'nort', limit: 8 })
    expect(named.completions[0]).toMatchObject({ type: 'user', text: 'Ada Northlight' })
    // A shape of a union is written only if it fits exactly.
    expect(named.completions.map((one) => Completion.parse(one))).toEqual(named.completions)
  })
})

it('posts that are alike and tags that are popular are listed', async () => {
  const { similar } = await listSimilar(nobody, posts.aurora as ContentId, 6)
  expect(similar[0]?.id).toBe(posts.about)
  expect(similar.map(({ id }) => id)).not.toContain(posts.aurora)
  const { tags } = await listPopularTags(nobody, 20)
  expect(tags[0]).toEqual({ tag: 'sky', count: 2 })
})

it('shows at most three of one creator among the first ten, unless they were asked for', async () => {
  const many = await creatorNamed(world, 'Prolific')
  const others = [await creatorNamed(world, 'First'), await creatorNamed(world, 'Second')]
  for (let made = 0; made < 12; made++) await publish(world, many, { title: 'Glacier walk' })
  for (const other of others) {
    for (let made = 0; made < 4; made++) {
      await publish(world, other, { title: 'A very long walk over an old glacier' })
    }
  }
  await catchUp(world)
  const { results } = await search(nobody, 'glacier', { limit: 20 })
  const first = results.slice(0, 9).map(({ content }) => content.creator.id)
  for (const { actor } of [many, ...others]) {
    expect(first.filter((id) => id === actor.accountId).length).toBe(3)
  }
  expect(results.length).toBe(20)
  const asked = await search(nobody, 'prolific', { limit: 10 })
  expect(new Set(asked.results.map(({ content }) => content.creator.id))).toEqual(
    new Set([many.actor.accountId]),
  )
})

describe('what is hidden', () => {
  const hide = (name: 'blockUser' | 'muteUser', who: SignedInScope, whom: SignedInScope) => {
    const params = { id: whom.actor.accountId }
    return socialRoutes[name](who, { params, query: undefined, body: undefined }, exchange)
  }

  it('by a block or a mute is neither found nor counted, at once', async () => {
    const [one, other] = [await creatorNamed(world, 'Hides'), await creatorNamed(world, 'Seeks')]
    const id = await publish(world, one, { title: 'Quicksilver', tags: ['mercury'] })
    await catchUp(world)
    expect(await find(other, 'quicksilver')).toEqual([id])
    await hide('muteUser', other, one)
    const muted = await search(other, 'quicksilver')
    expect([muted.results, muted.total, muted.facets.tags]).toEqual([[], 0, []])
    const third = await creatorNamed(world, 'Third')
    await hide('blockUser', one, third)
    const blocked = await search(third, 'quicksilver')
    expect([blocked.results, blocked.total, blocked.suggestions]).toEqual([[], 0, []])
    expect(await findPeople(third, 'hides')).toEqual([])
    expect((await autocomplete(third, { q: 'quicks', limit: 8 })).completions).toEqual([])
    expect(await find(nobody, 'quicksilver')).toEqual([id])
  })

  it('by a suspension goes with the command, and from the engine soon after', async () => {
    const gone = await creatorNamed(world, 'Goner')
    const id = await publish(world, gone, { title: 'Vanishing act' })
    await catchUp(world)
    expect(await find(nobody, 'vanishing')).toEqual([id])
    await world.scope().transact(async (tx) => {
      const { accountId } = gone.actor
      const suspended = { suspended_at: world.clock.now() }
      await tx.q
        .updateTable('profiles.profiles')
        .set(suspended)
        .where('account_id', '=', accountId)
        .execute()
      tx.emit('identity.suspension-changed', { accountId })
    })
    expect(await find(nobody, 'vanishing')).toEqual([])
    await catchUp(world)
    expect((await search(nobody, 'vanishing')).total).toBe(0)
    expect(await findPeople(nobody, 'goner')).toEqual([])
  })

  it('from strangers is found by whoever is signed in', async () => {
    const shy = await creatorNamed(world, 'Shylock')
    const id = await publish(world, shy, { title: 'Members lounge', words: 'A quiet dodo.' })
    await world.scope().transact(async (tx) => {
      const { accountId } = shy.actor
      await tx.q
        .updateTable('profiles.profiles')
        .set({ visibility: 'signed-in' })
        .where('account_id', '=', accountId)
        .execute()
      tx.emit('profiles.profile-changed', { accountId })
    })
    await catchUp(world)
    expect((await search(nobody, 'lounge')).total).toBe(0)
    expect(await find(ada, 'lounge')).toEqual([id])
    expect(await find(ada, 'dodo')).toEqual([])
  })
})

it('finds posts by the new name of their creator', async () => {
  const renamed = await creatorNamed(world, 'Before')
  const id = await publish(world, renamed, { title: 'Nameplate' })
  await catchUp(world)
  await rename(renamed, 'Zephyrine')
  await catchUp(world)
  expect(await find(nobody, 'zephyrine')).toEqual([id])
})

it('looks at beginnings of titles and names in PostgreSQL while the engine is away', async () => {
  const nowhere = { ...world.platform.config, SEARCH_URL: 'http://127.0.0.1:1' }
  const away = { ...nobody, search: openSearch(nowhere) }
  const { results, isFallback, hasMore } = await search(away, 'SOURD')
  expect([results.length, isFallback, hasMore]).toEqual([3, true, false])
  expect(await findPeople(away, '@ada')).toEqual([ada.actor.accountId])
  expect((await autocomplete(away, { q: 'auro', limit: 8 })).completions).toHaveLength(1)
  expect((await listSimilar(away, posts.aurora as ContentId, 6)).similar.length).toBeGreaterThan(0)
  expect((await listPopularTags(away, 20)).tags[0]?.tag).toBe('sky')
})
