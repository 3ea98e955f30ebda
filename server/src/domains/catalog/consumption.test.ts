import type { AssetId, ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
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

/** A minute long. */
const video = async (visibility: 'public' | 'subscribers' = 'subscribers') => {
  const fields = { type: 'video', title: 'Sky', allowDownload: true, visibility } as const
  const { id } = await createContent(creator, fields)
  const row = await setContentFile(creator, id, await send(creator, 'video'))
  const asset = row.file_asset_id as AssetId
  await bring(world, asset, 'ready')
  await giveRendition(creator, asset)
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

describe('the addresses of a locked video', () => {
  it('are no share of it by themselves, nor when playing fails for a while', async () => {
    const [fan, id] = [await subscriber(), await video()]
    await readPlayback(fan, id)
    expect(await openedSince(fan, world.clock.now())).toBe(true)
    world.clock.advance(59 * minute)
    await readPlayback(fan, id)
    world.clock.advance(month)
    expect(await shareOf(fan, id)).toBe(0)
  })

  it('are all of it where they are taken an hour later and nothing was ever reported', async () => {
    const [fan, id] = [await subscriber(), await video()]
    await readPlayback(fan, id)
    world.clock.advance(60 * minute)
    await readPlayback(fan, id)
    expect(await shareOf(fan, id)).toBe(1)
  })

  it('leave it at the seconds that a player reports', async () => {
    const [fan, id] = [await subscriber(), await video()]
    await readPlayback(fan, id)
    world.clock.advance(10_000)
    await reportProgress(fan, id, { position: 6, played: 6 })
    world.clock.advance(month)
    await readPlayback(fan, id)
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
