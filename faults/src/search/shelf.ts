import { randomUUID } from 'node:crypto'
import type { ContentId, ContentResult } from '@fanfare/contract'
import { type Actor, newFan } from '../lib/actor.ts'
import { untilKnown } from '../lib/client.ts'
import { publishArticle } from '../lib/shop.ts'
import type { World } from '../lib/world.ts'

/** A word that nobody else uses: what is found by it was put there by us. */
const newWord = () => `zz${randomUUID().replaceAll(/[^a-f]/g, '')}`

export interface Answer {
  readonly ids: readonly ContentId[]
  readonly isFallback: boolean
  readonly ms: number
}

export type Shelf = Awaited<ReturnType<typeof openShelf>>

/** One creator's posts, and which of them a search for their word must find. */
export const openShelf = async (world: World, creator: Actor) => {
  const reader = await newFan(world)
  const word = newWord()
  const published = new Map<ContentId, string>()
  let made = 0
  const nextTitle = () => `${word} ${++made}`

  const put = async () => {
    const title = nextTitle()
    published.set(await publishArticle(creator, { title }), title)
  }
  /** The one that has been there longest. */
  const oldest = () => published.keys().next().value as ContentId
  const rename = async (id = oldest()) => {
    const { content } = await creator.call('readDraft', { params: { id } })
    const title = nextTitle()
    const body = { title, version: content.version }
    await untilKnown(() => creator.call('updateContent', { params: { id }, body }))
    const seen = { version: content.version + 1 }
    await untilKnown(() => creator.call('releaseChanges', { params: { id }, body: seen }))
    published.delete(id)
    published.set(id, title)
  }
  const takeOut = async (id = oldest()) => {
    await creator.call('unpublishContent', { params: { id } })
    published.delete(id)
  }
  const search = async (q = word): Promise<Answer> => {
    const start = performance.now()
    const found = await reader.call('searchContent', { query: { q, limit: 50 } })
    const ids = found.results.map(({ id }: ContentResult) => id)
    return { ids, isFallback: found.isFallback, ms: performance.now() - start }
  }

  return {
    put,
    takeOut,
    search,
    published,
    /** Every kind of change, after which there are as many as before: one page holds them all. */
    async change() {
      await put()
      await rename()
      await put()
      await takeOut()
      await takeOut()
    },
    /** What is wrong with what the engine finds, or nothing: all of it, nothing else, as it is called now. */
    async whatIsWrong(): Promise<string | undefined> {
      const { ids, isFallback } = await search()
      if (isFallback) return 'PostgreSQL answers'
      const extra = ids.filter((id) => !published.has(id))
      if (extra.length > 0) return `${extra.length} found that are gone`
      if (ids.length !== published.size) return `${ids.length} found of ${published.size}`
      const named = await Promise.all(
        [...published].map(async ([id, title]) => {
          const { ids: found } = await search(`"${title}"`)
          return { title, isRight: found.length === 1 && found[0] === id }
        }),
      )
      const unnamed = named.find(({ isRight }) => !isRight)
      if (unnamed) return `${unnamed.title} is not found by its name`
      return undefined
    },
  }
}
