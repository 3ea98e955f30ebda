import type { ContentFields, ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { queriesOf } from '../../../test/queries-of.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { contentResource, grantAccess, revokeGrant } from '../entitlements/index.ts'
import { clearHistory } from './commands/clear-history.ts'
import { createContent } from './commands/create-content.ts'
import { deleteHistoryEntry } from './commands/delete-history-entry.ts'
import { publishContent } from './commands/publish-content.ts'
import { recordView } from './commands/record-view.ts'
import { reportProgress } from './commands/report-progress.ts'
import { restoreHistoryEntry } from './commands/restore-history-entry.ts'
import { shareConsumed } from './consumed.ts'
import { listContinueWatching, listHistory } from './history.ts'
import { readPlayback } from './playback.ts'
import { readUse } from './reader/consumption.ts'
import { attachFile, bring, makeAsset } from './test/files.ts'
import { person } from './test/people.ts'

let world: World
let creator: SignedInScope
beforeAll(async () => {
  world = await openWorld()
  creator = await person(world, true)
})
afterAll(() => world.close())

const words = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}
const article = async (fields: Partial<ContentFields> = {}) => {
  const { id } = await createContent(creator, {
    type: 'article',
    title: 'Rain',
    article: words,
    ...fields,
  })
  await publishContent(creator, id, { when: 'ready' })
  return id
}

const chapters = [
  { start: 0, title: 'Mixing' },
  { start: 200, title: 'Shaping' },
]

/** Ten minutes long. */
const video = async (fields: Partial<ContentFields> = {}) => {
  const { id } = await createContent(creator, { type: 'video', title: 'Bread', ...fields })
  const asset = await makeAsset(creator, 'video')
  await attachFile(creator, id, asset)
  await bring(world, asset, 'ready', { duration: 600 })
  await publishContent(creator, id, { when: 'ready' })
  return id
}

const caller = { address: '10.2.2.2', userAgent: 'test' }
const open = async (fan: SignedInScope, id: ContentId) => {
  world.clock.advance(1_000)
  await recordView(fan, id, caller)
}
/** Opened and played up to there. */
const watch = async (fan: SignedInScope, id: ContentId, position: number) => {
  await open(fan, id)
  world.clock.advance(10_000)
  await reportProgress(fan, id, { position, played: 10 })
}

const query = { limit: 20 }
const historyOf = async (fan: SignedInScope) =>
  (await listHistory(fan, query)).history.map(({ content }) => content.id)
const continuedBy = async (fan: SignedInScope) =>
  (await listContinueWatching(fan, query)).content.map(({ content }) => content.id)

const lend = (fan: SignedInScope, id: ContentId) => ({
  accountId: fan.actor.accountId,
  resource: contentResource(id),
  source: 'test',
  sourceId: id,
  endsAt: null,
})

describe('the history', () => {
  it('has each post that was opened once, the last one first, free ones too', async () => {
    const fan = await person(world, false)
    const [read, watched] = [await article(), await video()]
    await open(fan, read)
    await watch(fan, watched, 90)
    expect(await historyOf(fan)).toEqual([watched, read])
    await open(fan, read)
    const { history } = await listHistory(fan, query)
    expect(history.map(({ content, position }) => [content.id, position])).toEqual([
      [read, null],
      [watched, 90],
    ])
    expect(history[0]?.openedAt).toBe(world.clock.now().toISOString())
  })

  it("has no post of one's own, and nobody else's openings", async () => {
    const fan = await person(world, false)
    const id = await article()
    await open(creator, id)
    await open(fan, id)
    expect(await historyOf(creator)).toEqual([])
    expect(await historyOf(await person(world, false))).toEqual([])
  })

  it('keeps what was had when an entry is removed, and lists it again when it is opened again', async () => {
    const fan = await person(world, false)
    const id = await article({ visibility: 'subscribers' })
    await fan.transact((tx) => grantAccess(tx, lend(fan, id), fan.now()))
    await readPlayback(fan, id)
    await open(fan, id)
    await deleteHistoryEntry(fan, id)
    expect(await historyOf(fan)).toEqual([])
    expect(shareConsumed(await readUse(fan.db, fan.actor.accountId, id))).toBe(1)
    await open(fan, id)
    expect(await historyOf(fan)).toEqual([id])
    await clearHistory(fan)
    expect(await historyOf(fan)).toEqual([])
    expect(shareConsumed(await readUse(fan.db, fan.actor.accountId, id))).toBe(1)
  })

  it('does not list again what plays on after it was removed', async () => {
    const fan = await person(world, false)
    const id = await video()
    await watch(fan, id, 100)
    await deleteHistoryEntry(fan, id)
    world.clock.advance(10_000)
    await reportProgress(fan, id, { position: 110, played: 10 })
    expect(await historyOf(fan)).toEqual([])
    expect(await continuedBy(fan)).toEqual([])
  })

  it('puts a removed entry back where it was, and never into the future', async () => {
    const fan = await person(world, false)
    const [first, second] = [await video(), await article()]
    await watch(fan, first, 100)
    await open(fan, second)
    const { history } = await listHistory(fan, query)
    await deleteHistoryEntry(fan, first)
    await restoreHistoryEntry(fan, first, history[1]?.openedAt ?? '')
    expect((await listHistory(fan, query)).history).toEqual(history)
    expect(await continuedBy(fan)).toEqual([first])
    await deleteHistoryEntry(fan, first)
    await restoreHistoryEntry(fan, first, '2999-01-01T00:00:00.000Z')
    expect((await listHistory(fan, query)).history[0]?.openedAt).toBe(
      world.clock.now().toISOString(),
    )
  })

  it('shows what was lost again as locked', async () => {
    const fan = await person(world, false)
    const id = await video({ visibility: 'subscribers' })
    await fan.transact((tx) => grantAccess(tx, lend(fan, id), fan.now()))
    await watch(fan, id, 90)
    expect(await continuedBy(fan)).toEqual([id])
    await fan.transact((tx) => revokeGrant(tx, lend(fan, id), fan.now()))
    const { history } = await listHistory(fan, query)
    expect(history.map(({ content }) => content.access.open)).toEqual([false])
    expect(await continuedBy(fan)).toEqual([])
  })

  it('pages by cursor, and refuses one of another list or of somebody else', async () => {
    const fan = await person(world, false)
    const ids = [await article(), await article(), await article()]
    for (const id of ids) await open(fan, id)
    const first = await listHistory(fan, { limit: 2 })
    const cursor = first.nextCursor ?? ''
    const rest = await listHistory(fan, { limit: 2, cursor })
    const found = [...first.history, ...rest.history].map(({ content }) => content.id)
    expect(found).toEqual(ids.toReversed())
    expect(rest.nextCursor).toBeNull()
    const mismatch = { code: 'request.cursor-mismatch' }
    const other = await person(world, false)
    await expect(listHistory(other, { limit: 2, cursor })).rejects.toMatchObject(mismatch)
    await expect(listContinueWatching(fan, { limit: 2, cursor })).rejects.toMatchObject(mismatch)
    await expect(listHistory(fan, { limit: 2, cursor: 'x' })).rejects.toMatchObject(mismatch)
  })
})

describe('what to continue', () => {
  it('was begun and is not over, with the chapter somebody stopped in', async () => {
    const fan = await person(world, false)
    const [begun, barely, over] = [await video({ chapters }), await video(), await video()]
    await watch(fan, begun, 250)
    await watch(fan, barely, 20)
    await watch(fan, over, 590)
    await open(fan, await article())
    const { content } = await listContinueWatching(fan, query)
    expect(content).toMatchObject([
      { content: { id: begun }, position: 250, duration: 600, chapter: 'Shaping' },
    ])
    await reportProgress(fan, begun, { position: 595, played: 10 })
    expect(await continuedBy(fan)).toEqual([])
  })

  it('asks the length of a file that has changed since', async () => {
    const fan = await person(world, false)
    const id = await video()
    await watch(fan, id, 90)
    await creator.transact(async ({ q }) => {
      await q.updateTable('catalog.contents').set({ duration: 60 }).where('id', '=', id).execute()
    })
    expect(await continuedBy(fan)).toEqual([])
  })

  it('costs as many queries for many as for one', async () => {
    const fan = await person(world, false)
    const cost = (read: typeof listHistory | typeof listContinueWatching) =>
      queriesOf(() => read(fan, { limit: 20 }))
    await watch(fan, await video(), 90)
    const one = [await cost(listHistory), await cost(listContinueWatching)]
    for (let number = 0; number < 4; number++) await watch(fan, await video(), 90)
    expect([await cost(listHistory), await cost(listContinueWatching)]).toEqual(one)
    // Neither a cover nor a picture is there to be read.
    expect(one).toEqual([5, 5])
  })
})
