import type { CommentId, CommentView, ContentId } from '@fanfare/contract'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { addToCache, type CommentPages, dropComment, patchComment } from './comment-cache.ts'

const content = 'content' as ContentId
const comment = (id: string, more: Partial<CommentView> = {}): CommentView => ({
  id: id as CommentId,
  parentId: null,
  author: null,
  text: id,
  mentions: [],
  isDeleted: false,
  isFolded: false,
  isByCreator: false,
  createdAt: '2026-11-15T12:00:00Z',
  editedAt: null,
  pinned: false,
  hearted: false,
  likeCount: 0,
  replyCount: 0,
  viewer: { liked: false },
  abilities: { edit: true, delete: true, pin: true, heart: true, reply: true },
  ...more,
})
const page = (...comments: CommentView[]) => ({ comments, nextCursor: null, hasMore: false })
const newest = ['listComments', { params: { id: content }, query: { sortBy: 'newest' } }, 'pages']
const top = ['listComments', { params: { id: content }, query: { sortBy: 'top' } }, 'pages']
const replies = ['listReplies', { params: { id: content, commentId: 'a' } }, 'pages']

let queries: QueryClient
const texts = (key: unknown[]) =>
  queries.getQueryData<CommentPages>(key)?.pages.flatMap((one) => one.comments.map((it) => it.text))
const first = (key: unknown[]) => queries.getQueryData<CommentPages>(key)?.pages[0]?.comments[0]

beforeEach(() => {
  queries = new QueryClient()
  const pages = [page(comment('a', { replyCount: 1 })), page(comment('b'))]
  for (const key of [newest, top]) {
    queries.setQueryData(key, { pages, pageParams: [undefined, 'next'] })
  }
  const reply = comment('r', { parentId: 'a' as CommentId })
  queries.setQueryData(replies, { pages: [page(reply)], pageParams: [undefined] })
})

test('a change reaches a comment in every order it is shown in', () => {
  patchComment(queries, content, 'b' as CommentId, (it) => ({ ...it, text: 'changed' }))
  expect([texts(newest), texts(top)]).toEqual([
    ['a', 'changed'],
    ['a', 'changed'],
  ])
})

test('a new comment stands first and a new reply last, counted by its parent', () => {
  addToCache(queries, content, comment('new'))
  expect(texts(top)).toEqual(['new', 'a', 'b'])
  addToCache(queries, content, comment('r2', { parentId: 'a' as CommentId }))
  expect(texts(replies)).toEqual(['r', 'r2'])
  patchComment(queries, content, 'a' as CommentId, (it) => {
    expect(it.replyCount).toBe(2)
    return it
  })
})

test('one without replies goes, one with replies leaves a gap', () => {
  dropComment(queries, content, comment('b'))
  expect(texts(newest)).toEqual(['a'])
  dropComment(queries, content, comment('a', { replyCount: 1 }))
  expect(first(newest)).toMatchObject({ isDeleted: true, text: '', replyCount: 1 })
})

test('a change reaches the creator’s own list, which keeps the post of each comment', () => {
  const received = ['listReceivedComments', { query: { show: 'all' } }, 'pages']
  const shown = { ...comment('b'), content: { id: content, title: 'Rain', cover: null } }
  queries.setQueryData(received, { pages: [page(shown)], pageParams: [undefined] })
  patchComment(queries, content, 'b' as CommentId, () => comment('b', { hearted: true }))
  expect(first(received)).toMatchObject({ hearted: true, content: { title: 'Rain' } })
  dropComment(queries, content, comment('b'))
  expect(texts(received)).toEqual([])
})
