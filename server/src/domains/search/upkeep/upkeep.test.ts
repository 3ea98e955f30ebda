import type { ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { editReleased } from '../../../../test/edit-released.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import { runDue } from '../../../platform/events/due.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { openSearch, type SearchEngine } from '../../../platform/search/search.ts'
import { catalogRoutes } from '../../catalog/index.ts'
import { readDocumentsAfter, readIndexes, readWaitingSince } from '../reader.ts'
import {
  catchUp,
  creatorNamed,
  deliverChanges,
  exchange,
  find,
  findPeople,
  publish,
  rename,
  search,
} from '../test/shelf.ts'
import { markDocuments } from '../writer.ts'
import { compareDocuments } from './compare-documents.ts'
import { fillIndexes } from './fill-index.ts'
import { keepIndexes } from './keep-indexes.ts'
import { rebuildIndexes } from './rebuild-indexes.ts'
import { sendDocuments } from './send-documents.ts'

let world: World
let system: Scope
let creator: SignedInScope
beforeAll(async () => {
  world = await openWorld()
  system = world.scope({ kind: 'system' })
  creator = await creatorNamed(world, 'Upkeep')
})
afterAll(() => world.close())

let count = 0
let word: string
/** A word of its own for each test, so that they share an index. */
beforeEach(() => {
  word = `zq${['alpha', 'beta', 'gamma', 'delta', 'kappa', 'sigma', 'omega', 'theta', 'lambda', 'upsilon', 'rhotic', 'omicron'][count++]}`
})

const retitle = (id: ContentId, title: string) => editReleased(creator, id, { title })
const unpublish = (id: ContentId) =>
  catalogRoutes.unpublishContent(
    creator,
    { params: { id }, query: undefined, body: undefined },
    exchange,
  )
const mark = (ids: readonly ContentId[]) =>
  system.transact((tx) => markDocuments(tx, 'content', ids, system.now()))
const indexBeing = async (wanted: 'live' | 'building') => {
  const indexes = await readIndexes(system.db)
  return indexes.find(({ kind, state }) => kind === 'content' && state === wanted)?.name ?? ''
}
const liveIndex = () => indexBeing('live')
const versionOf = async (id: ContentId) => {
  const rows = await readDocumentsAfter(system.db, 'content', null, 1_000)
  return rows.find((row) => row.id === id)?.version ?? 0
}
const compareAll = async () => {
  world.clock.advance(2 * 3_600_000)
  await runDue(system, [compareDocuments])
}

describe('documents', () => {
  it('are as PostgreSQL has them now, however often and in whatever order they were marked', async () => {
    const id = await publish(world, creator, { title: `${word} one` })
    await catchUp(world)
    await retitle(id, `${word} two`)
    await mark([id, id])
    await catchUp(world)
    await mark([id])
    await catchUp(world)
    expect(await find(system, `${word} two`)).toEqual([id])
    await unpublish(id)
    await mark([id])
    await catchUp(world)
    expect(await find(system, word)).toEqual([])
  })

  it('are not overwritten by something that was sent earlier and arrives later', async () => {
    const id = await publish(world, creator, { title: `${word} late` })
    await catchUp(world)
    await unpublish(id)
    await catchUp(world)
    const stale = { index: await liveIndex(), id, version: 1, document: { id, title: word } }
    await system.search.bulk([stale])
    await system.search.refresh('content')
    const { hits } = await system.search.scan({
      index: 'content',
      body: { query: { ids: { values: [id] } } },
    })
    expect(hits.hits).toEqual([])
  })

  it('wait while the engine is away, and say for how long', async () => {
    const id = await publish(world, creator, { title: `${word} waits` })
    await deliverChanges(world)
    const nowhere = { ...world.platform.config, SEARCH_URL: 'http://127.0.0.1:1' }
    const away = { ...system, search: openSearch(nowhere) }
    const since = system.now()
    await runDue(away, [sendDocuments])
    expect(await readWaitingSince(system.db)).toEqual(since)
    world.clock.advance(60_000)
    await catchUp(world)
    expect(await find(system, word)).toEqual([id])
    expect(await readWaitingSince(system.db)).toBeNull()
  })
})

describe('counts', () => {
  const view = async (id: ContentId, views: number) => {
    await system.transact(async (tx) => {
      await tx.q
        .updateTable('catalog.content_stats')
        .set({ view_count: views })
        .where('content_id', '=', id)
        .execute()
      tx.emit('catalog.counts-changed', { contentIds: [id] })
    })
    await deliverChanges(world)
  }
  const popular = () => find(system, word, { filters: { sortBy: 'popular' } })

  it('wait ten minutes for more of them, and are then sent once', async () => {
    const [few, many] = [
      await publish(world, creator, { title: `${word} few` }),
      await publish(world, creator, { title: `${word} many` }),
    ]
    await catchUp(world)
    const version = await versionOf(few)
    await view(few, 10)
    await view(many, 5)
    world.clock.advance(300_000)
    await view(few, 20)
    await catchUp(world)
    expect(await popular()).toEqual([many, few])
    world.clock.advance(301_000)
    await catchUp(world)
    expect(await popular()).toEqual([few, many])
    expect(await versionOf(few)).toBe(version + 2)
    expect(await readWaitingSince(system.db)).toBeNull()
  })
})

describe('people', () => {
  it('who never confirmed their address are not sent, and are when they do', async () => {
    const shy = await person(world, true)
    const { accountId } = shy.actor
    await rename(shy, word)
    await catchUp(world)
    const held = async () =>
      (
        await system.search.scan({
          index: 'people',
          body: { query: { ids: { values: [accountId] } } },
        })
      ).hits.hits.length
    expect([await held(), await findPeople(system, word)]).toEqual([0, []])
    await system.transact(async (tx) => tx.emit('identity.email-verified', { accountId }))
    await catchUp(world)
    expect([await held(), await findPeople(system, word)]).toEqual([1, [accountId]])
  })
})

describe('the engine', () => {
  it('that was emptied is filled again by itself', async () => {
    const id = await publish(world, creator, { title: `${word} survives` })
    await catchUp(world)
    await system.search.deleteIndex(await liveIndex())
    await runDue(system, [keepIndexes])
    const meanwhile = await search(system, word)
    expect([meanwhile.isFallback, meanwhile.results.map((found) => found.id)]).toEqual([true, [id]])
    await runDue(system, [fillIndexes])
    await runDue(system, [keepIndexes])
    const { isFallback, results } = await search(system, word)
    expect([isFallback, results.map((found) => found.id)]).toEqual([false, [id]])
  })

  it('is brought back to what PostgreSQL says, in both directions', async () => {
    const [lost, extra] = [
      await publish(world, creator, { title: `${word} lost` }),
      await publish(world, creator, { title: `${word} extra` }),
    ]
    await catchUp(world)
    const index = await liveIndex()
    await unpublish(extra)
    await catchUp(world)
    await system.search.bulk([
      { index, id: lost, version: await versionOf(lost), document: null },
      { index, id: extra, version: 50, document: { id: extra, title: word } },
    ])
    await system.search.refresh('content')
    await compareAll()
    await catchUp(world)
    const { hits } = await system.search.scan({
      index: 'content',
      body: { query: { ids: { values: [lost, extra] } } },
    })
    expect(hits.hits.map(({ _id }) => _id)).toEqual([lost])
  })

  it('learns of what was there before it, and of nothing that is right already', async () => {
    const id = await publish(world, creator, { title: `${word} old` })
    await deliverChanges(world)
    await system.transact((tx) =>
      tx.q.deleteFrom('search.documents').where('id', '=', id).execute(),
    )
    await compareAll()
    await catchUp(world)
    expect(await find(system, word)).toEqual([id])
    await compareAll()
    expect(await readWaitingSince(system.db)).toBeNull()
  })

  it('loses nothing that is written while its index is built anew', async () => {
    const before = await publish(world, creator, { title: `${word} before` })
    const gone = await publish(world, creator, { title: `${word} gone` })
    await catchUp(world)
    const old = await liveIndex()
    const meanwhile: ContentId[] = []
    const lines: string[] = []
    const write = async () => {
      meanwhile.push(await publish(world, creator, { title: `${word} meanwhile` }))
      await retitle(before, `${word} changed`)
      await unpublish(gone)
      await deliverChanges(world)
      await runDue(system, [sendDocuments])
    }
    // Between the beginning of the new index and the swap of the alias.
    const search = {
      ...system.search,
      refresh: async (index: string) => {
        if (meanwhile.length === 0) await write()
        await system.search.refresh(index)
      },
    }
    await rebuildIndexes({ ...system, search }, (line) => lines.push(line))
    await system.search.refresh('content')
    expect(await liveIndex()).not.toBe(old)
    expect(new Set(await find(system, word))).toEqual(new Set([before, ...meanwhile]))
    expect(await find(system, `"${word} changed"`)).toEqual([before])
    expect([...(await system.search.listIndexes('content-')).keys()]).toEqual([await liveIndex()])
    expect(lines.at(-1)).toMatch(/^people: .* is live$/)
  })

  it('keeps what changes between the moment a walk reads it and the moment it sends it', async () => {
    const renamed = await publish(world, creator, { title: `${word} first` })
    const gone = await publish(world, creator, { title: `${word} gone` })
    await catchUp(world)
    let isChanged = false
    const bulk: SearchEngine['bulk'] = async (writes) => {
      const isWalk = writes.some(({ id }) => id === renamed)
      if (isWalk && !isChanged) {
        isChanged = true
        await retitle(renamed, `${word} second`)
        await unpublish(gone)
        await deliverChanges(world)
        await runDue(system, [sendDocuments])
      }
      return system.search.bulk(writes)
    }
    await rebuildIndexes({ ...system, search: { ...system.search, bulk } })
    await system.search.refresh('content')
    expect(isChanged).toBe(true)
    expect(await find(system, `"${word} second"`)).toEqual([renamed])
    expect((await search(system, word)).total).toBe(1)
  })

  it('goes on with an index whose building broke off, and with what changed since', async () => {
    const before = await publish(world, creator, { title: `${word} before` })
    await catchUp(world)
    const old = await liveIndex()
    const bulk: SearchEngine['bulk'] = async (writes) => {
      await system.search.bulk(writes)
      throw new Error('the machine was switched off')
    }
    const broken = rebuildIndexes({ ...system, search: { ...system.search, bulk } })
    await expect(broken).rejects.toThrow('switched off')
    expect(await liveIndex()).toBe(old)
    const begun = await indexBeing('building')
    const since = await publish(world, creator, { title: `${word} since` })
    await retitle(before, `${word} renamed`)
    await catchUp(world)
    await rebuildIndexes(system)
    expect(await liveIndex()).toBe(begun)
    expect(new Set(await find(system, word))).toEqual(new Set([before, since]))
    expect(await find(system, `"${word} renamed"`)).toEqual([before])
  })
})
