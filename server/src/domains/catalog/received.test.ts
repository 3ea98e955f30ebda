import type { CommentId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { deliverAll } from '../../../test/deliver-all.ts'
import { editReleased } from '../../../test/edit-released.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import type { Exchange } from '../../platform/http/handler.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { suspendPerson } from '../profiles/index.ts'
import { socialRoutes } from '../social/index.ts'
import { addComment } from './commands/add-comment.ts'
import { createContent } from './commands/create-content.ts'
import { deleteComment } from './commands/delete-comment.ts'
import { deleteContent } from './commands/delete-content.ts'
import { publishContent } from './commands/publish-content.ts'
import { countUnanswered, listReceivedComments } from './received.ts'
import { catalogSubscribers } from './subscribers.ts'
import { person } from './test/people.ts'

let world: World
let creator: SignedInScope
let fan: SignedInScope
let other: SignedInScope
let post: ContentId
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  creator = await person(world, true)
  fan = await person(world, false)
  other = await person(world, false)
  post = await publish('Rain')
})

const publish = async (title: string) => {
  const text = { type: 'text', text: title }
  const article = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
  const { id } = await createContent(creator, { type: 'article', title, article })
  return (await publishContent(creator, id, { when: 'ready' })).id
}
const say = async (by: SignedInScope, text: string, parentId?: CommentId, on = post) => {
  world.clock.advance(1000)
  return (await addComment(by, on, { text, parentId })).id
}
const list = async (show: 'all' | 'unanswered', by = creator) =>
  (await listReceivedComments(by, { show, limit: 20 })).comments.map(({ text }) => text)

it('lists what others wrote on all own posts, newest first, with the post', async () => {
  const second = await publish('Snow')
  await say(fan, 'one')
  await say(creator, 'my own')
  await say(other, 'two', undefined, second)
  const { comments } = await listReceivedComments(creator, { show: 'all', limit: 20 })
  expect(comments).toMatchObject([
    { text: 'two', content: { id: second, title: 'Snow' }, abilities: { reply: true, pin: true } },
    { text: 'one', content: { id: post, title: 'Rain' } },
  ])
  expect(await list('all', fan)).toEqual([])
})

it('pages without a gap or a repetition, also among comments of one moment', async () => {
  for (const text of ['1', '2', '3', '4', '5']) await addComment(fan, post, { text })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await listReceivedComments(creator, { show: 'all', limit: 2, cursor })
    seen.push(...page.comments.map(({ text }) => text))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen.toSorted()).toEqual(['1', '2', '3', '4', '5'])
})

it('waits for a reply in what begins a thread or answers the creator, until they write in it', async () => {
  const question = await say(fan, 'question')
  const aside = await say(other, 'to the fan', question)
  expect(await list('unanswered')).toEqual(['question'])
  const answer = await say(creator, 'answer', aside)
  expect(await list('unanswered')).toEqual([])
  await say(fan, 'thanks, and another', answer)
  expect(await list('unanswered')).toEqual(['thanks, and another'])
  await say(creator, 'another answer', question)
  expect(await countUnanswered(creator)).toBe(0)
  expect(await list('all')).toEqual(['thanks, and another', 'to the fan', 'question'])
})

it('waits again once the last reply of the creator is deleted', async () => {
  const question = await say(fan, 'question')
  const first = await say(creator, 'first', question)
  const second = await say(creator, 'second', question)
  await deleteComment(creator, post, first)
  expect(await countUnanswered(creator)).toBe(0)
  await deleteComment(creator, post, second)
  expect(await list('unanswered')).toEqual(['question'])
})

it('leaves out what was deleted, and what nobody can read where it was written', async () => {
  const thread = await say(fan, 'with a reply')
  await say(other, 'reply', thread)
  await deleteComment(fan, post, thread)
  await deleteComment(other, post, await say(other, 'without one'))
  expect(await list('all')).toEqual(['reply'])
  await say(fan, 'closed later')
  await editReleased(creator, post, { allowComments: false })
  expect([await list('all'), await countUnanswered(creator)]).toEqual([[], 0])
  await editReleased(creator, post, { allowComments: true })
  expect(await countUnanswered(creator)).toBe(1)
  await deleteContent(creator, post)
  expect([await list('all'), await countUnanswered(creator)]).toEqual([[], 0])
})

it('neither lists nor counts whom the creator does not see', async () => {
  const muted = await person(world, false)
  const suspended = await person(world, false)
  for (const by of [fan, muted, suspended, other]) await say(by, 'Hello')
  const does = (name: 'blockUser' | 'muteUser', { actor }: SignedInScope) =>
    socialRoutes[name](
      creator,
      { params: { id: actor.accountId }, query: undefined, body: undefined },
      {} as Exchange,
    )
  await does('blockUser', fan)
  await does('muteUser', muted)
  await world
    .scope({ kind: 'system' })
    .transact((tx) => suspendPerson(tx, suspended.actor.accountId, world.clock.now()))
  const { comments } = await listReceivedComments(creator, { show: 'unanswered', limit: 20 })
  expect(comments.map(({ author }) => author?.id)).toEqual([other.actor.accountId])
  expect(await countUnanswered(creator)).toBe(1)
})

it('counts exactly up to 99, and says no more than that there are more', async () => {
  const write = (from: number, to: number) =>
    fan.transact(async (tx) => {
      await sql`
        with written as (
          insert into catalog.comments (id, content_id, author_id, text, created_at)
          select gen_random_uuid(), ${post}, ${fan.actor.accountId}, n::text, ${world.clock.now()}
          from generate_series(${from}::int, ${to}::int) n returning *)
        insert into catalog.received_comments
          (comment_id, creator_id, content_id, thread_id, author_id, created_at, is_unanswered)
        select id, ${creator.actor.accountId}, content_id, id, author_id, created_at, true
        from written`.execute(tx.q)
    })
  await write(1, 99)
  expect(await countUnanswered(creator)).toBe(99)
  await write(100, 150)
  expect(await countUnanswered(creator)).toBe(100)
})

it('tells the creator’s open pages of what comes and goes', async () => {
  const told: string[] = []
  const send = async (topic: string) => void told.push(topic)
  const scope: World['scope'] = (actor) => {
    const plain = world.scope(actor)
    return { ...plain, push: { ...plain.push, send } }
  }
  const heard = async () => {
    told.length = 0
    await deliverAll({ scope }, catalogSubscribers)
    return told.includes(`account:${creator.actor.accountId}`)
  }
  await heard()
  const id = await say(fan, 'Hello')
  expect(await heard()).toBe(true)
  await deleteComment(fan, post, id)
  expect(await heard()).toBe(true)
})
