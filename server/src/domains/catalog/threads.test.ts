import type { CommentId } from '@fanfare/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { editReleased } from '../../../test/edit-released.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { addComment } from './commands/add-comment.ts'
import { createContent } from './commands/create-content.ts'
import { deleteComment } from './commands/delete-comment.ts'
import { editComment } from './commands/edit-comment.ts'
import { heartComment } from './commands/heart-comment.ts'
import { likeComment } from './commands/like-comment.ts'
import { pinComment } from './commands/pin-comment.ts'
import { publishContent } from './commands/publish-content.ts'
import { unlikeComment } from './commands/unlike-comment.ts'
import { viewContentPage } from './content-page.ts'
import type { ContentRow } from './reader/contents.ts'
import { person } from './test/people.ts'
import { listComments, listReplies } from './threads.ts'

let world: World
let creator: SignedInScope
let fan: SignedInScope
let other: SignedInScope
let content: ContentRow
beforeAll(async () => {
  world = await openWorld()
  creator = await person(world, true)
  fan = await person(world, false)
  other = await person(world, false)
})
afterAll(() => world.close())

const words = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}
beforeEach(async () => {
  const { id } = await createContent(creator, { type: 'article', title: 'A', article: words })
  content = await publishContent(creator, id, { when: 'ready' })
})

const say = async (scope: SignedInScope, text: string, parentId?: CommentId) => {
  world.clock.advance(1000)
  return addComment(scope, content.id, { text, parentId })
}
const shown = async (sortBy: 'newest' | 'top', scope = fan) =>
  (await listComments(scope, content.id, { sortBy, limit: 20 })).comments
const texts = async (sortBy: 'newest' | 'top') => (await shown(sortBy)).map(({ text }) => text)

describe('comments', () => {
  it('stand newest or most liked first, the pinned one before all', async () => {
    const first = await say(fan, 'first')
    const second = await say(other, 'second')
    await say(fan, 'third')
    expect(await texts('newest')).toEqual(['third', 'second', 'first'])
    await likeComment(fan, content.id, second.id)
    await likeComment(fan, content.id, second.id)
    await likeComment(other, content.id, second.id)
    expect((await shown('top'))[0]).toMatchObject({ text: 'second', likeCount: 2 })
    await unlikeComment(fan, content.id, second.id)
    await pinComment(creator, content.id, second.id)
    await pinComment(creator, content.id, first.id)
    expect(await texts('newest')).toEqual(['first', 'third', 'second'])
  })

  it('page without a gap or a repetition', async () => {
    for (const text of ['1', '2', '3', '4', '5']) await say(fan, text)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await listComments(fan, content.id, { sortBy: 'newest', limit: 2, cursor })
      seen.push(...page.comments.map(({ text }) => text))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(['5', '4', '3', '2', '1'])
  })

  it('have replies of one level, oldest first', async () => {
    const thread = await say(fan, 'thread')
    const reply = await say(other, 'reply', thread.id)
    const toReply = await say(fan, 'to the reply', reply.id)
    expect(toReply.parent_id).toBe(thread.id)
    const { comments } = await listReplies(fan, content.id, thread.id, { limit: 20 })
    expect(comments.map(({ text }) => text)).toEqual(['reply', 'to the reply'])
    expect((await shown('newest'))[0]?.replyCount).toBe(2)
  })

  it('that have replies stay as an empty entry when they are deleted', async () => {
    const thread = await say(fan, 'thread')
    const reply = await say(other, 'reply', thread.id)
    await deleteComment(fan, content.id, thread.id)
    expect((await shown('newest'))[0]).toMatchObject({ text: '', isDeleted: true, author: null })
    await deleteComment(creator, content.id, reply.id)
    expect(await shown('newest')).toEqual([])
  })

  it('are changed by their author and marked by the creator, and by nobody else', async () => {
    const { id } = await say(fan, 'words')
    const absent = { code: 'comment.not-found' }
    await expect(editComment(other, content.id, id, 'x')).rejects.toMatchObject(absent)
    await expect(editComment(creator, content.id, id, 'x')).rejects.toMatchObject(absent)
    await expect(deleteComment(other, content.id, id)).rejects.toMatchObject(absent)
    await expect(pinComment(fan, content.id, id)).rejects.toMatchObject(absent)
    await editComment(fan, content.id, id, 'better words')
    await heartComment(creator, content.id, id)
    expect((await shown('newest'))[0]).toMatchObject({
      text: 'better words',
      hearted: true,
      abilities: { edit: true, delete: true, pin: false, heart: false, reply: true },
    })
  })

  it('are for those who may open the post, and read by all', async () => {
    await say(creator, 'hello')
    await editReleased(creator, content.id, { visibility: 'premium' })
    await expect(say(fan, 'no')).rejects.toMatchObject({ code: 'content.locked' })
    expect(await texts('newest')).toEqual(['hello'])
    await editReleased(creator, content.id, { visibility: 'public', allowComments: false })
    await expect(say(fan, 'no')).rejects.toMatchObject({ code: 'comment.closed' })
  })
})

it('are counted by the page at once, before the counters have caught up', async () => {
  const count = async () => (await viewContentPage(fan, content.id)).commentCount
  const { id } = await addComment(fan, content.id, { text: 'Rain' })
  await addComment(other, content.id, { text: 'Snow' })
  expect(await count()).toBe(2)
  await deleteComment(fan, content.id, id)
  expect(await count()).toBe(1)
})
