import type { ContentId, RecommendedCard } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedInScope } from '../../platform/scope.ts'
import { idOf, openScene, type Scene } from './test/scene.ts'

let scene: Scene
/** Old hands, so that nothing of theirs is there for being new. */
let creators: SignedInScope[]
beforeAll(async () => {
  scene = await openScene()
  creators = []
  for (let at = 0; at < 6; at++) creators.push(await scene.established())
})
afterAll(() => scene.close())

const nth = (at: number) => creators[at % creators.length] as SignedInScope
const idsOf = (content: readonly RecommendedCard[]) => content.map(({ id }) => id)
const listed = async (by: SignedInScope) => idsOf((await scene.list(by)).content)
const whyOf = async (by: SignedInScope, id: ContentId) =>
  (await scene.list(by)).content.find((card) => card.id === id)?.why[0]

describe('what is found', () => {
  it('begins with what is popular, and with interests once they are chosen', async () => {
    const [popular, art] = [
      await scene.post(nth(0), { score: 20 }),
      await scene.post(nth(1), { category: 'art', score: 2 }),
    ]
    const fan = await scene.fan()
    expect((await listed(fan))[0]).toBe(popular)
    expect(await whyOf(fan, popular)).toMatchObject({ reason: 'popular' })
    const settings = await scene.choose(fan, ['art', 'music', 'travel'])
    expect(settings).toEqual({ on: true, interests: ['art', 'music', 'travel'], hasChosen: true })
    expect((await listed(fan))[0]).toBe(art)
    expect(await whyOf(fan, art)).toMatchObject({ reason: 'interest' })
  })

  it('has posts of those whom somebody follows, new ones at once', async () => {
    const followed = await scene.established()
    const post = await scene.post(followed, { score: -5 })
    const fan = await scene.fan()
    await scene.social(fan, 'followUser', idOf(followed))
    await scene.settle()
    expect(await whyOf(fan, post)).toMatchObject({ reason: 'follows' })
    scene.later(60_000)
    const news = await scene.post(followed, { daysAgo: 0, score: -5 })
    scene.later(60_000)
    const fresh = await scene.post(followed, { daysAgo: 0, score: -5 })
    expect((await listed(fan)).slice(0, 2)).toEqual([fresh, news])
  })

  it('has what people who enjoyed the same also enjoyed, and says which', async () => {
    const seed = await scene.post(nth(2), { title: 'Bread that forgives you', score: -20 })
    const other = await scene.post(nth(3), { score: -20, daysAgo: 300 })
    for (let at = 0; at < 3; at++) {
      const someone = await scene.fan()
      for (const id of [seed, other]) await scene.react(someone, 'likeContent', id)
    }
    await scene.settle()
    const fan = await scene.fan()
    await scene.react(fan, 'likeContent', seed)
    await scene.settle()
    expect(await whyOf(fan, other)).toEqual({
      reason: 'also-enjoyed',
      post: { id: seed, title: 'Bread that forgives you' },
      topic: null,
    })
    expect(await listed(fan)).not.toContain(seed)
  })

  it('has more of a topic, a category and a creator that somebody enjoys', async () => {
    const loved = await scene.established()
    const seen = await scene.post(loved, { category: 'gaming', tags: ['chess', 'endgames'] })
    const sameCreator = await scene.post(loved, { category: 'travel', score: -20 })
    const sameTopic = await scene.post(nth(4), {
      category: 'fashion',
      tags: ['chess', 'endgames', 'pawns'],
      score: -20,
    })
    const sameCategory = await scene.post(nth(5), { category: 'gaming', score: -20 })
    const fan = await scene.fan()
    await scene.view(fan, seen)
    await scene.react(fan, 'likeContent', seen)
    await scene.react(fan, 'saveContent', seen)
    await scene.settle()
    expect(await whyOf(fan, sameCreator)).toMatchObject({ reason: 'creator' })
    expect(await whyOf(fan, sameTopic)).toMatchObject({ reason: 'topic', topic: 'chess' })
    expect(await whyOf(fan, sameCategory)).toMatchObject({ reason: 'category' })
  })

  it('has three newcomers among any twenty, and at most three posts of one creator', async () => {
    const newcomers = [await scene.creator(), await scene.creator()]
    for (const newcomer of newcomers) {
      for (let at = 0; at < 6; at++) await scene.post(newcomer, { score: -30 })
    }
    for (let at = 0; at < 40; at++) await scene.post(nth(at), { score: 10 + at })
    const fan = await scene.fan()
    const { content } = await scene.list(fan, { limit: 20 })
    const isNew = ({ creator }: RecommendedCard) =>
      newcomers.some((one) => idOf(one) === creator.id)
    expect(content).toHaveLength(20)
    expect(content.filter(isNew).length).toBeGreaterThanOrEqual(3)
    const counts = Map.groupBy(content, ({ creator }) => creator.id)
    expect(Math.max(...[...counts.values()].map((posts) => posts.length))).toBe(3)
  })
})

describe('what fans say', () => {
  it('leaves out at once what they want less of, and later what is like it', async () => {
    const [one, alike] = [
      await scene.post(nth(0), { category: 'comedy', tags: ['puns'], score: 60 }),
      await scene.post(nth(1), { category: 'comedy', tags: ['puns'], score: 60 }),
    ]
    const fan = await scene.fan()
    expect(await listed(fan)).toEqual(expect.arrayContaining([one, alike]))
    await scene.say(fan, 'less', one)
    expect(await listed(fan)).not.toContain(one)
    expect((await listed(fan))[0]).toBe(alike)
    await scene.settle()
    expect(await listed(fan)).not.toContain(alike)
  })

  it('finds more of what they ask more of', async () => {
    const [one, alike] = [
      await scene.post(nth(0), { category: 'crafts', tags: ['wood', 'joints'] }),
      await scene.post(nth(1), { category: 'crafts', tags: ['wood', 'joints'], score: -40 }),
    ]
    const fan = await scene.fan()
    await scene.say(fan, 'more', one)
    await scene.settle()
    expect((await listed(fan))[0]).toBe(alike)
  })

  it('never shows a creator whom they do not want, not even what is new of them', async () => {
    const unwanted = await scene.established()
    const post = await scene.post(unwanted, { score: 70 })
    const fan = await scene.fan()
    await scene.social(fan, 'followUser', idOf(unwanted))
    await scene.settle()
    expect(await listed(fan)).toContain(post)
    await scene.say(fan, 'not-creator', post)
    scene.later(60_000)
    const news = await scene.post(unwanted, { daysAgo: 0 })
    const shown = await listed(fan)
    expect(shown).not.toContain(post)
    expect(shown).not.toContain(news)
    await scene.settle()
    expect(await listed(fan)).not.toContain(post)
  })

  it('never shows whom they have muted or blocked, before and after computing', async () => {
    const [muted, blocked] = [await scene.established(), await scene.established()]
    const posts = [await scene.post(muted, { score: 80 }), await scene.post(blocked, { score: 80 })]
    const fan = await scene.fan()
    expect(await listed(fan)).toEqual(expect.arrayContaining(posts))
    await scene.social(fan, 'muteUser', idOf(muted))
    await scene.social(fan, 'blockUser', idOf(blocked))
    for (const round of ['before', 'after']) {
      const shown = await listed(fan)
      expect(
        shown.filter((id) => posts.includes(id)),
        round,
      ).toEqual([])
      await scene.say(fan, 'more', shown[0] as ContentId)
      await scene.settle()
    }
  })

  it('does not recommend what somebody has bought, however long ago', async () => {
    const [bought, other] = [
      await scene.post(nth(0), { score: 95 }),
      await scene.post(nth(1), { score: 95 }),
    ]
    const fan = await scene.fan()
    await scene.own(fan, bought)
    const shown = await listed(fan)
    expect(shown).toContain(other)
    expect(shown).not.toContain(bought)
  })

  it('does not recommend what somebody has opened', async () => {
    const post = await scene.post(nth(0), { score: 90 })
    const fan = await scene.fan()
    expect(await listed(fan)).toContain(post)
    await scene.view(fan, post)
    await scene.settle()
    expect(await listed(fan)).not.toContain(post)
  })
})

describe('turned off', () => {
  it('keeps nothing, learns nothing and shows what is popular', async () => {
    const fan = await scene.fan()
    const [first, second, third] = await listed(fan)
    await scene.say(fan, 'less', first as ContentId)
    await scene.say(fan, 'not-creator', second as ContentId)
    await scene.react(fan, 'likeContent', third as ContentId)
    await scene.settle()
    expect((await scene.rowsOf(fan)).length).toBeGreaterThan(3)
    expect(await scene.turn(fan, false)).toMatchObject({ on: false, interests: [] })
    expect(await scene.rowsOf(fan)).toEqual([])
    await scene.react(fan, 'saveContent', third as ContentId)
    await scene.settle()
    expect(await scene.rowsOf(fan)).toEqual([])
    const { content, personalized } = await scene.list(fan)
    expect(personalized).toBe(false)
    expect(content.length).toBeGreaterThan(10)
    expect(content.every(({ why }) => why.length === 0)).toBe(true)
    await expect(scene.say(fan, 'less', first as ContentId)).rejects.toThrow('recommendations.off')
    await scene.turn(fan, true)
    expect((await scene.list(fan)).personalized).toBe(true)
  })
})

describe('pages', () => {
  it('neither repeat nor skip while picks are computed again', async () => {
    const fan = await scene.fan()
    const whole = await listed(fan)
    const seen: ContentId[] = []
    let cursor: string | undefined
    for (let at = 0; ; at++) {
      const page = await scene.list(fan, { limit: 7, ...(cursor ? { cursor } : {}) })
      seen.push(...idsOf(page.content))
      if (!page.nextCursor) break
      cursor = page.nextCursor
      if (at !== 1) continue
      await scene.say(fan, 'more', whole.at(-1) as ContentId)
      await scene.settle()
      expect(await listed(fan)).not.toEqual(whole)
    }
    expect(seen.slice(0, whole.length)).toEqual(whole)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('begin again where a computing is long gone', async () => {
    const fan = await scene.fan()
    const { nextCursor, content } = await scene.list(fan, { limit: 3 })
    for (const { id } of content.slice(0, 2)) {
      await scene.say(fan, 'more', id)
      await scene.settle()
    }
    await expect(scene.list(fan, { limit: 3, cursor: nextCursor ?? '' })).rejects.toThrow(
      'request.cursor-mismatch',
    )
  })

  it('hold one category when it is asked for', async () => {
    const fan = await scene.fan()
    const { content } = await scene.list(fan, { category: 'gaming' })
    expect(content.length).toBeGreaterThan(0)
    expect(content.every(({ category }) => category === 'gaming')).toBe(true)
  })
})
