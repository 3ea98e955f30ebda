import type { ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../../test/harness.ts'
import { runDue } from '../../../platform/events/due.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { viewDraft } from '../drafts.ts'
import { catalogDue } from '../due.ts'
import { attachFile, bring, makeAsset, rowOf } from '../test/files.ts'
import { person } from '../test/people.ts'
import { requireVisibleContent } from '../viewing.ts'
import { bulkContent } from './bulk-content.ts'
import { createContent } from './create-content.ts'
import { deleteContent } from './delete-content.ts'
import { publishContent } from './publish-content.ts'
import { restoreContent } from './restore-content.ts'
import { retryProcessing } from './retry-processing.ts'
import { scheduleContent } from './schedule-content.ts'
import { unpublishContent } from './unpublish-content.ts'
import { updateContent } from './update-content.ts'

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
const article = () => createContent(creator, { type: 'article', title: 'Weather', article: words })
const ready = { when: 'ready' } as const

const video = async () => {
  const { id } = await createContent(creator, { type: 'video', title: 'Sky' })
  const asset = await makeAsset(creator, 'video')
  await attachFile(creator, id, asset)
  return { id, asset }
}

const statusOf = async (id: ContentId) => (await rowOf(world, id))?.status

describe('publishing', () => {
  it('is at once where nothing must be made', async () => {
    const { id } = await article()
    expect((await publishContent(creator, id, ready)).status).toBe('published')
    expect((await requireVisibleContent(world.scope(), id)).access.open).toBe(true)
  })

  it('happens by itself at 720p, and not before', async () => {
    const { id, asset } = await video()
    expect((await publishContent(creator, id, ready)).status).toBe('processing')
    await expect(requireVisibleContent(world.scope(), id)).rejects.toMatchObject({
      code: 'content.not-found',
    })
    await bring(world, asset, 'playable')
    expect(await statusOf(id)).toBe('processing')
    await bring(world, asset, 'publishable')
    expect(await statusOf(id)).toBe('published')
    expect((await requireVisibleContent(world.scope(), id)).row.duration).toBe(60)
  })

  it('happens as soon as anything plays, if that was asked for', async () => {
    const { id, asset } = await video()
    await publishContent(creator, id, { when: 'playable' })
    await bring(world, asset, 'playable')
    expect(await statusOf(id)).toBe('published')
  })

  it('says in words what is missing', async () => {
    const { id } = await createContent(creator, {
      type: 'video',
      pricing: { type: 'subscription' },
    })
    await expect(publishContent(creator, id, ready)).rejects.toMatchObject({
      code: 'content.incomplete',
      details: {
        fields: {
          title: 'Add a title.',
          file: 'Add a video file.',
          pricing: 'Choose who gets access: subscribers or premium.',
        },
      },
    })
  })

  it('needs a confirmed email address', async () => {
    const unconfirmed = await person(world, true)
    const { accountId } = unconfirmed.actor
    await unconfirmed.transact(async (tx) => {
      await tx.q
        .updateTable('identity.accounts')
        .set({ email_verified: false })
        .where('id', '=', accountId)
        .execute()
    })
    const { id } = await createContent(unconfirmed, { type: 'article', title: 'A', article: words })
    await expect(publishContent(unconfirmed, id, ready)).rejects.toMatchObject({
      code: 'auth.email-not-verified',
    })
  })

  it("is the owner's alone", async () => {
    const { id } = await article()
    const other = await person(world, true)
    const absent = { code: 'content.not-found' }
    await expect(publishContent(other, id, ready)).rejects.toMatchObject(absent)
    await expect(deleteContent(other, id)).rejects.toMatchObject(absent)
  })
})

describe('a failure', () => {
  it('is said in words, keeps the wish, and goes on when it is tried again', async () => {
    const { id, asset } = await video()
    await publishContent(creator, id, ready)
    await bring(world, asset, 'failed')
    const failed = await rowOf(world, id)
    expect(failed).toMatchObject({ status: 'failed', failure: 'This file has no video track.' })
    expect((await viewDraft(creator, failed as never)).abilities.retry).toBe(true)
    expect((await retryProcessing(creator, id)).status).toBe('processing')
    await bring(world, asset, 'ready')
    expect(await statusOf(id)).toBe('published')
  })
})

describe('a schedule', () => {
  const tomorrow = () => new Date(world.clock.now().getTime() + 86_400_000)

  it('is kept with its zone, and happens when its moment has come', async () => {
    const { id } = await article()
    const publishAt = tomorrow().toISOString()
    const row = await scheduleContent(creator, id, {
      ...ready,
      publishAt,
      timezone: 'Europe/Lisbon',
    })
    expect(row).toMatchObject({ status: 'scheduled', timezone: 'Europe/Lisbon' })
    await runDue(world.scope({ kind: 'system' }), catalogDue)
    expect(await statusOf(id)).toBe('scheduled')
    world.clock.advance(86_400_000)
    await runDue(world.scope({ kind: 'system' }), catalogDue)
    expect(await statusOf(id)).toBe('published')
  })

  it('can be taken back, and not be in the past', async () => {
    const { id } = await article()
    const zone = { ...ready, timezone: 'UTC' }
    await scheduleContent(creator, id, { ...zone, publishAt: tomorrow().toISOString() })
    expect((await unpublishContent(creator, id)).status).toBe('draft')
    const past = scheduleContent(creator, id, { ...zone, publishAt: '2020-01-01T00:00:00Z' })
    await expect(past).rejects.toMatchObject({ code: 'request.invalid' })
  })
})

describe('two tabs', () => {
  it('do not overwrite each other', async () => {
    const { id, version } = await article()
    const first = await updateContent(creator, id, { version, title: 'One' })
    const second = updateContent(creator, id, { version, title: 'Two' })
    await expect(second).rejects.toMatchObject({ code: 'content.conflict' })
    expect((await updateContent(creator, id, { version: first.version, title: 'Two' })).title).toBe(
      'Two',
    )
  })
})

describe('deleting', () => {
  it('can be undone, as exactly what it was', async () => {
    const { id } = await article()
    const { published_at } = await publishContent(creator, id, ready)
    await deleteContent(creator, id)
    await expect(requireVisibleContent(creator, id)).rejects.toMatchObject({
      code: 'content.not-found',
    })
    expect(await restoreContent(creator, id)).toMatchObject({ status: 'published', published_at })
    await unpublishContent(creator, id)
    await deleteContent(creator, id)
    expect((await restoreContent(creator, id)).status).toBe('unpublished')
  })

  it('can be undone with its schedule, unless that has passed meanwhile', async () => {
    const { id } = await article()
    const publishAt = new Date(world.clock.now().getTime() + 3_600_000).toISOString()
    const timezone = 'Europe/Berlin'
    await scheduleContent(creator, id, { ...ready, publishAt, timezone })
    await deleteContent(creator, id)
    expect(await restoreContent(creator, id)).toMatchObject({
      status: 'scheduled',
      publish_at: new Date(publishAt),
      timezone,
    })
    await deleteContent(creator, id)
    world.clock.advance(7_200_000)
    expect(await restoreContent(creator, id)).toMatchObject({ status: 'draft', publish_at: null })
  })
})

describe('many at once', () => {
  it('succeed and fail one by one', async () => {
    const [good, bad] = [await article(), await createContent(creator, { type: 'article' })]
    const foreign = await createContent(await person(world, true), { type: 'article' })
    const contentIds = [good.id, bad.id, foreign.id]
    const unconfirmed = await bulkContent(creator, { contentIds, action: 'publish' })
    expect(unconfirmed.every(({ ok }) => !ok)).toBe(true)
    const results = await bulkContent(creator, {
      contentIds,
      action: 'publish',
      rightsConfirmed: true,
    })
    expect(results.map(({ ok, code }) => [ok, code])).toEqual([
      [true, null],
      [false, 'content.incomplete'],
      [false, 'content.not-found'],
    ])
    expect(results[1]?.detail).toBe('Add a title.')
    expect(await statusOf(good.id)).toBe('published')
  })
})
