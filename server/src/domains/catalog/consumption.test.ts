import type { AssetId, ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { runDue } from '../../platform/events/due.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { grantAccess } from '../entitlements/index.ts'
import { createContent } from './commands/create-content.ts'
import { downloadContent } from './commands/download-content.ts'
import { publishContent } from './commands/publish-content.ts'
import { reportProgress } from './commands/report-progress.ts'
import { setContentFile } from './commands/set-content-file.ts'
import { shareConsumed } from './consumed.ts'
import { readPlayback } from './playback.ts'
import { readUse, readUseOfCreator } from './reader/consumption.ts'
import { hasOpenedLocked } from './reader/subscribers.ts'
import { countServed } from './served.ts'
import { bring, giveRendition } from './test/files.ts'
import { person } from './test/people.ts'
import { send } from './test/send.ts'

let world: World
let creator: SignedInScope
beforeAll(async () => {
  world = await openWorld()
  await world.platform.storage.prepare()
  creator = await person(world, true)
})
afterAll(() => world.close())

const minute = 60_000
const month = 30 * 24 * 60 * minute

const subscriber = async () => {
  const fan = await person(world, false)
  const grant = {
    accountId: fan.actor.accountId,
    resource: `creator:${creator.actor.accountId}:subscribers`,
    source: 'test',
    sourceId: fan.actor.accountId,
    endsAt: null,
  } as const
  await fan.transact((tx) => grantAccess(tx, grant, fan.now()))
  return fan
}

const words = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}
const article = async () => {
  const fields = { type: 'article', title: 'Rain', article: words } as const
  const { id } = await createContent(creator, { ...fields, visibility: 'subscribers' })
  await publishContent(creator, id, { when: 'ready' })
  return id
}

/** Its only byte. */
const writeRendition = (asset: AssetId) =>
  world.platform.storage.write('private', `assets/${asset}/360p.mp4`, Buffer.from('x'), 'video/mp4')

/** A minute long. */
const video = async (visibility: 'public' | 'subscribers' = 'subscribers') => {
  const fields = { type: 'video', title: 'Sky', allowDownload: true, visibility } as const
  const { id } = await createContent(creator, fields)
  const row = await setContentFile(creator, id, await send(creator, 'video'))
  const asset = row.file_asset_id as AssetId
  await bring(world, asset, 'ready')
  await giveRendition(creator, asset)
  await writeRendition(asset)
  await publishContent(creator, id, { when: 'ready' })
  return id
}

const useOf = ({ db, actor }: SignedInScope, id: ContentId) => readUse(db, actor.accountId, id)
const shareOf = async (fan: SignedInScope, id: ContentId) => shareConsumed(await useOf(fan, id))
const openedSince = ({ db, actor }: SignedInScope, since: Date) =>
  hasOpenedLocked(db, actor.accountId, creator.actor.accountId, since)

describe('what a subscriber opens again in a later month', () => {
  it.each([
    ['an article', article, (fan: SignedInScope, id: ContentId) => readPlayback(fan, id)],
    ['a download', video, (fan: SignedInScope, id: ContentId) => downloadContent(fan, id, 0)],
    ['a video', video, (fan: SignedInScope, id: ContentId) => readPlayback(fan, id)],
  ])('counts in that month too: %s', async (_, publish, open) => {
    const [fan, id] = [await subscriber(), await publish()]
    await open(fan, id)
    const first = await useOf(fan, id)
    world.clock.advance(month)
    const since = world.clock.now()
    expect(await openedSince(fan, since)).toBe(false)
    await open(fan, id)
    expect(await openedSince(fan, since)).toBe(true)
    const { accountId } = fan.actor
    const use = await readUseOfCreator(fan.db, accountId, creator.actor.accountId, since)
    expect(use).toMatchObject({ contents: 1, locked: 1, reportedAt: since })
    expect((await useOf(fan, id)).openedAt).toEqual(first.openedAt)
  })
})

/** The store's log is read until it has come so far. */
const counted = async () => {
  await runDue(world.scope(), [countServed])
}

/** As whoever has the address downloads it, with no word to us. */
const fetchAll = async (fan: SignedInScope, id: ContentId) => {
  const playback = await readPlayback(fan, id)
  const [rendition] = 'renditions' in playback ? playback.renditions : []
  return (await fetch(rendition?.url ?? '')).status
}

describe('the addresses of a locked video', () => {
  it('are all of it while they open it, and nothing once they have passed unused', async () => {
    const [fan, id] = [await subscriber(), await video()]
    await readPlayback(fan, id)
    expect(await openedSince(fan, world.clock.now())).toBe(true)
    await counted()
    expect(await shareOf(fan, id)).toBe(1)
    world.clock.advance(11 * minute)
    expect(await shareOf(fan, id)).toBe(1)
    await counted()
    expect(await shareOf(fan, id)).toBe(0)
  })

  it('are all of it once the store has served them, and nothing was reported', async () => {
    const [fan, other, id] = [await subscriber(), await subscriber(), await video()]
    expect(await fetchAll(fan, id)).toBe(200)
    await readPlayback(other, id)
    world.clock.advance(11 * minute)
    await vi.waitFor(async () => {
      await counted()
      expect((await useOf(fan, id)).served).toBe(1)
    })
    expect(await shareOf(fan, id)).toBe(1)
    expect(await shareOf(other, id)).toBe(0)
  })

  it('cannot be made those of somebody else', async () => {
    const [fan, other, id] = [await subscriber(), await subscriber(), await video()]
    const playback = await readPlayback(fan, id)
    const [rendition] = 'renditions' in playback ? playback.renditions : []
    const url = rendition?.url ?? ''
    const forged = url.replace(fan.actor.accountId, other.actor.accountId)
    expect(forged).not.toBe(url)
    expect((await fetch(forged)).status).toBe(403)
  })

  it('leave it at the seconds that a player reports', async () => {
    const [fan, id] = [await subscriber(), await video()]
    await readPlayback(fan, id)
    world.clock.advance(10_000)
    await reportProgress(fan, id, { position: 6, played: 6 })
    world.clock.advance(11 * minute)
    await counted()
    expect(await shareOf(fan, id)).toBeCloseTo(0.1)
    expect(await readPlayback(fan, id)).toMatchObject({ resumeAt: 6 })
  })

  it('take nothing from the seconds between two reports', async () => {
    const [fan, id] = [await subscriber(), await video()]
    await reportProgress(fan, id, { position: 10, played: 10 })
    world.clock.advance(10_000)
    await readPlayback(fan, id)
    await downloadContent(fan, id, 0)
    await reportProgress(fan, id, { position: 20, played: 10 })
    expect(await useOf(fan, id)).toMatchObject({ secondsServed: 20, downloads: 1 })
  })

  it('are noted of nobody who has it for nothing', async () => {
    const [fan, locked, free] = [await subscriber(), await video(), await video('public')]
    await readPlayback(creator, locked)
    await readPlayback(fan, free)
    expect((await useOf(creator, locked)).reportedAt).toBeNull()
    expect((await useOf(fan, free)).reportedAt).toBeNull()
  })
})
