import type { ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { runDue } from '../../platform/events/due.ts'
import type { Scope, SignedInScope } from '../../platform/scope.ts'
import { grantAccess, type Resource, revokeGrant } from '../entitlements/index.ts'
import { profileRoutes } from '../profiles/index.ts'
import { createContent } from './commands/create-content.ts'
import { deleteContent } from './commands/delete-content.ts'
import { publishContent } from './commands/publish-content.ts'
import { viewContentPage } from './content-page.ts'
import { catalogDue } from './due.ts'
import { listCards } from './lists.ts'
import { readPlayback } from './playback.ts'
import { rowOf } from './test/files.ts'
import { person } from './test/people.ts'
import { canHearContent, viewAsGiftReceiver } from './viewing.ts'

let world: World
let creator: SignedInScope
let fan: SignedInScope
beforeAll(async () => {
  world = await openWorld()
  creator = await person(world, true)
  fan = await person(world, false)
})
afterAll(() => world.close())

const secret = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Secret' }] }],
}

const locked = async () => {
  const { id } = await createContent(creator, {
    type: 'article',
    title: 'Locked',
    article: secret,
    visibility: 'subscribers',
    pricing: { type: 'paid', price: { amount: 999, currency: 'USD' } },
  })
  await publishContent(creator, id, { when: 'ready' })
  return id
}

let given = 0
const give = (resource: Resource, more: { source?: string; endsAt?: Date } = {}) =>
  fan.transact((tx) =>
    grantAccess(
      tx,
      {
        accountId: fan.actor.accountId,
        resource,
        source: more.source ?? 'test',
        sourceId: String(++given),
        endsAt: more.endsAt ?? null,
      },
      fan.now(),
    ),
  )
const take = (resource: Resource) =>
  fan.transact((tx) => revokeGrant(tx, { accountId: fan.actor.accountId, resource }, fan.now()))

const opens = (scope: Scope, id: ContentId) =>
  readPlayback(scope, id).then(
    () => true,
    (error: { code: string }) => error.code,
  )

describe('a locked article', () => {
  it('gives no word to anyone who may not open it', async () => {
    const id = await locked()
    for (const scope of [world.scope(), fan]) {
      expect(await opens(scope, id)).toBe('content.locked')
      expect(JSON.stringify(await viewContentPage(scope, id))).not.toContain('Secret')
    }
    expect(await opens(creator, id)).toBe(true)
  })

  it('opens with the level, from premium down, and closes when it ends or is revoked', async () => {
    const id = await locked()
    const level: Resource = `creator:${creator.actor.accountId}:premium`
    await give(level, { endsAt: new Date(world.clock.now().getTime() + 60_000) })
    expect(await opens(fan, id)).toBe(true)
    world.clock.advance(60_000)
    expect(await opens(fan, id)).toBe('content.locked')
    await give(`creator:${creator.actor.accountId}:subscribers`)
    expect(await opens(fan, id)).toBe(true)
    await take(`creator:${creator.actor.accountId}:subscribers`)
    expect(await opens(fan, id)).toBe('content.locked')
  })

  it('opens in a list as it does on its page', async () => {
    const id = await locked()
    const inList = async (scope: Scope) => {
      const { content } = await listCards(scope, { sortBy: 'latest', sortOrder: 'desc', limit: 50 })
      return content.find((card) => card.id === id)?.access
    }
    expect(await inList(world.scope())).toMatchObject({ open: false, ways: [{ kind: 'buy' }, {}] })
    await give(`content:${id}`)
    expect(await inList(fan)).toMatchObject({ open: true, reason: 'bought' })
  })

  it('shows its owner what others see', async () => {
    const id = await locked()
    const seenAs = async (as?: 'anonymous' | 'subscriber' | 'premium' | 'buyer') =>
      (await viewContentPage(creator, id, as)).access.reason
    expect(await seenAs()).toBe('owner')
    expect(await seenAs('anonymous')).toBeNull()
    expect(await seenAs('subscriber')).toBe('subscriber')
    expect(await seenAs('buyer')).toBe('bought')
    await expect(readPlayback(creator, id, 'anonymous')).rejects.toMatchObject({
      code: 'content.locked',
    })
    expect((await viewContentPage(fan, id, 'buyer')).access.open).toBe(false)
  })
})

describe('what was bought', () => {
  const month = 31 * 86_400_000

  it("stays its buyer's when it is deleted, and is not purged", async () => {
    const id = await locked()
    await give(`content:${id}`, { source: 'purchase' })
    await deleteContent(creator, id)
    expect(await opens(fan, id)).toBe(true)
    expect(await opens(world.scope(), id)).toBe('content.not-found')
    world.clock.advance(month)
    await runDue(world.scope({ kind: 'system' }), catalogDue)
    expect(await opens(fan, id)).toBe(true)
  })

  it('is kept while a bank may still give it back', async () => {
    const id = await locked()
    await give(`content:${id}`, { source: 'purchase' })
    await deleteContent(creator, id)
    await take(`content:${id}`)
    for (const months of [1, 2, 3]) {
      world.clock.advance(month)
      await runDue(world.scope({ kind: 'system' }), catalogDue)
      expect(await rowOf(world, id), `after ${months} months`).toBeDefined()
    }
    world.clock.advance(2 * month)
    await runDue(world.scope({ kind: 'system' }), catalogDue)
    expect(await rowOf(world, id)).toBeUndefined()
  })

  it('by nobody goes for good after thirty days', async () => {
    const id = await locked()
    await deleteContent(creator, id)
    world.clock.advance(29 * 86_400_000)
    await runDue(world.scope({ kind: 'system' }), catalogDue)
    expect(await rowOf(world, id)).toBeDefined()
    world.clock.advance(2 * 86_400_000)
    await runDue(world.scope({ kind: 'system' }), catalogDue)
    expect(await rowOf(world, id)).toBeUndefined()
  })
})

describe('a post of a creator whom only signed-in people see', () => {
  let hidden: SignedInScope
  let id: ContentId
  beforeAll(async () => {
    hidden = await person(world, true)
    const draft = await createContent(hidden, { type: 'article', title: 'Shy', article: secret })
    id = draft.id
    await publishContent(hidden, id, { when: 'ready' })
    const body = { visibility: 'signed-in' } as const
    await profileRoutes.updatePrivacy(hidden, { body } as never, {} as never)
  })

  it('tells strangers nothing of its changes', async () => {
    expect(await canHearContent(world.scope(), id)).toBe(false)
    expect(await canHearContent(fan, id)).toBe(true)
  })

  it('can still be given to somebody who has yet to sign in', async () => {
    expect((await viewAsGiftReceiver(world.scope(), id)).access.open).toBe(true)
  })
})
