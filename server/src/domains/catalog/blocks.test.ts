import type { CommentId, ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refuses } from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import type { Exchange } from '../../platform/http/handler.ts'
import type { Scope, SignedInScope } from '../../platform/scope.ts'
import { contentResource, grantAccess, purchaseSource } from '../entitlements/index.ts'
import { suspendPerson } from '../profiles/index.ts'
import { socialRoutes } from '../social/index.ts'
import { addComment } from './commands/add-comment.ts'
import { createContent } from './commands/create-content.ts'
import { heartComment } from './commands/heart-comment.ts'
import { likeComment } from './commands/like-comment.ts'
import { likeContent } from './commands/like-content.ts'
import { pinComment } from './commands/pin-comment.ts'
import { publishContent } from './commands/publish-content.ts'
import { unlikeComment } from './commands/unlike-comment.ts'
import { viewContentPage } from './content-page.ts'
import { listTrending } from './explore/lists.ts'
import { addView } from './gateways/view-batch.ts'
import { listCards, listRelated } from './lists.ts'
import { person } from './test/people.ts'
import { listComments, listReplies } from './threads.ts'
import { canHearContent } from './viewing.ts'

let world: World
let creator: SignedInScope
let other: SignedInScope
let fan: SignedInScope
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  creator = await person(world, true)
  other = await person(world, true)
  fan = await person(world, false)
})

const exchange = {} as Exchange
const words = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}
const idOf = ({ actor }: SignedInScope) => actor.accountId
const publish = async (by: SignedInScope, more: object = {}): Promise<ContentId> => {
  world.clock.advance(1000)
  const { id } = await createContent(by, { type: 'article', title: 'A', article: words, ...more })
  return (await publishContent(by, id, { when: 'ready' })).id
}
type Command = 'blockUser' | 'unblockUser' | 'muteUser' | 'unmuteUser'
const does = async (by: SignedInScope, what: Command, whom: SignedInScope) => {
  const request = { params: { id: idOf(whom) }, query: undefined, body: undefined }
  await socialRoutes[what](by, request, exchange)
}
const say = (by: SignedInScope, id: ContentId, text: string, parentId?: CommentId) => {
  world.clock.advance(1000)
  return addComment(by, id, { text, parentId })
}
const commentsFor = async (viewer: Scope, id: ContentId) =>
  (await listComments(viewer, id, { sortBy: 'newest', limit: 20 })).comments

describe('comments of somebody whom a block hides', () => {
  it('are folded both ways under the post of a third, with neither words nor author', async () => {
    const id = await publish(other)
    const theirs = await say(fan, id, 'Lovely light')
    await say(creator, id, 'Thank you', theirs.id)
    await does(creator, 'blockUser', fan)
    const [forCreator] = await commentsFor(creator, id)
    expect(forCreator).toMatchObject({ text: '', author: null, isFolded: true, isDeleted: false })
    expect(forCreator?.abilities).toMatchObject({ reply: false, delete: false, edit: false })
    const replies = async (viewer: Scope) =>
      (await listReplies(viewer, id, theirs.id, { limit: 20 })).comments
    expect((await replies(fan))[0]).toMatchObject({ text: '', author: null, isFolded: true })
    expect((await replies(creator))[0]).toMatchObject({ text: 'Thank you', isFolded: false })
    for (const viewer of [other, world.scope()]) {
      expect((await commentsFor(viewer, id))[0]).toMatchObject({
        text: 'Lovely light',
        author: { id: idOf(fan) },
        isFolded: false,
      })
    }
    await does(creator, 'unblockUser', fan)
    expect((await commentsFor(creator, id))[0]).toMatchObject({ text: 'Lovely light' })
  })

  it('can neither be answered nor liked, and a like can be taken back', async () => {
    const id = await publish(other)
    const theirs = await say(fan, id, 'Lovely light')
    await likeComment(creator, id, theirs.id)
    await does(fan, 'blockUser', creator)
    await refuses(say(creator, id, 'Why?', theirs.id), 'comment.not-found')
    await refuses(likeComment(creator, id, theirs.id), 'comment.not-found')
    expect((await unlikeComment(creator, id, theirs.id)).like_count).toBe(0)
  })

  it('are folded for the creator of the post too, who can still remove and unpin them', async () => {
    const id = await publish(creator)
    const theirs = await say(fan, id, 'Lovely light')
    await pinComment(creator, id, theirs.id)
    await does(creator, 'blockUser', fan)
    const [pinned] = await commentsFor(creator, id)
    expect(pinned).toMatchObject({ text: '', author: null, isFolded: true })
    expect(pinned?.abilities).toMatchObject({ delete: true, pin: true, heart: false, reply: false })
    await refuses(heartComment(creator, id, theirs.id), 'comment.not-found')
    await refuses(pinComment(creator, id, theirs.id), 'comment.not-found')
  })

  it('read as deleted while their author is suspended', async () => {
    const id = await publish(other)
    await say(fan, id, 'Lovely light')
    await does(creator, 'blockUser', fan)
    await world.scope().transact((tx) => suspendPerson(tx, idOf(fan), world.clock.now()))
    expect((await commentsFor(creator, id))[0]).toMatchObject({ isDeleted: true, isFolded: false })
  })
})

it('folds comments of the muted for whoever has muted them, and for nobody else', async () => {
  const id = await publish(creator)
  await say(fan, id, 'Lovely light')
  await does(creator, 'muteUser', fan)
  expect((await commentsFor(creator, id))[0]).toMatchObject({
    text: '',
    author: null,
    isFolded: true,
  })
  for (const viewer of [fan, other, world.scope()]) {
    expect((await commentsFor(viewer, id))[0]).toMatchObject({ text: 'Lovely light' })
  }
})

describe('posts of a muted creator', () => {
  const newest = { sortBy: 'latest', sortOrder: 'desc', limit: 20 } as const
  const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)

  it('are met in no list of others, and stay on their own page and where they are opened', async () => {
    const tags = [`t${Date.now()}`]
    const theirs = await publish(creator, { tags })
    const second = await publish(creator, { tags })
    const another = await publish(other, { tags })
    await does(fan, 'muteUser', creator)
    const all = idsOf((await listCards(fan, newest)).content)
    expect(all).toContain(another)
    expect(all).not.toContain(theirs)
    expect(idsOf(await listTrending(fan, {}))).not.toContain(theirs)
    expect(idsOf((await listRelated(fan, another, [])).related)).not.toContain(theirs)
    expect(idsOf((await listRelated(other, another, [])).related)).toContain(theirs)
    const page = await listCards(fan, { ...newest, creatorId: idOf(creator) })
    expect(idsOf(page.content)).toEqual([second, theirs])
    expect(idsOf((await listRelated(fan, theirs, [])).fromCreator)).toEqual([second])
    expect((await viewContentPage(fan, theirs)).id).toBe(theirs)
    expect(idsOf((await listCards(world.scope(), newest)).content)).toContain(theirs)
    await does(fan, 'unmuteUser', creator)
    expect(idsOf((await listCards(fan, newest)).content)).toContain(theirs)
  })
})

describe('what somebody bought', () => {
  const price = { type: 'paid', price: { amount: 500, currency: 'USD' } }
  const buy = (by: SignedInScope, id: ContentId) =>
    by.transact((tx) =>
      grantAccess(
        tx,
        {
          accountId: idOf(by),
          resource: contentResource(id),
          source: purchaseSource,
          sourceId: id,
        },
        world.clock.now(),
      ),
    )
  const watch = (viewer: SignedInScope, id: ContentId) =>
    addView(viewer, {
      contentId: id,
      actor: viewer.actor,
      viewer: async () => idOf(viewer),
      slot: world.clock.now(),
    })

  it('stays open to them whoever has blocked whom, with its creator named', async () => {
    const buyers = [fan, await person(world, false)] as const
    const id = await publish(creator, { pricing: price })
    const unbought = await publish(creator, { pricing: price })
    for (const buyer of buyers) await buy(buyer, id)
    await does(creator, 'blockUser', buyers[0])
    await does(buyers[1], 'blockUser', creator)
    for (const buyer of buyers) {
      const page = await viewContentPage(buyer, id)
      expect(page).toMatchObject({
        access: { open: true, reason: 'bought' },
        creator: { id: idOf(creator) },
        abilities: { comment: false, report: true },
      })
      await watch(buyer, id)
      expect(await canHearContent(buyer, id)).toBe(true)
      await refuses(viewContentPage(buyer, unbought), 'content.not-found')
      await refuses(watch(buyer, unbought), 'content.not-found')
      expect(await canHearContent(buyer, unbought)).toBe(false)
    }
  })

  it('reaches its creator no more: neither by a comment nor by a like', async () => {
    const id = await publish(creator, { pricing: price })
    await buy(fan, id)
    await does(creator, 'blockUser', fan)
    await refuses(say(fan, id, 'Why?'), 'content.not-found')
    await refuses(likeContent(fan, id), 'content.not-found')
  })

  it('is not there while its creator is suspended', async () => {
    const id = await publish(creator, { pricing: price })
    await buy(fan, id)
    await does(fan, 'blockUser', creator)
    await world.scope().transact((tx) => suspendPerson(tx, idOf(creator), world.clock.now()))
    await refuses(viewContentPage(fan, id), 'content.not-found')
    await refuses(watch(fan, id), 'content.not-found')
    expect(await canHearContent(fan, id)).toBe(false)
  })
})
