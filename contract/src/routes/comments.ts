import { z } from 'zod'
import { CommentId, ContentId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { route } from '../core/route.ts'
import { trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'
import { CommentText, CommentView, PersonBrief, ReceivedComment } from '../shapes/index.ts'

const params = z.object({ id: ContentId })
const published = { in: 'params', name: 'id', kind: 'published', allowed: 'anyone' } as const
const one = params.extend({ commentId: CommentId })
const comment = (allowed: 'owner' | 'anyone') =>
  [published, { in: 'params', name: 'commentId', kind: 'comment', allowed }] as const
const elsewhere = [
  { ...published, kind: 'visited' },
  { in: 'params', name: 'commentId', kind: 'comment', allowed: 'owner' },
] as const
const rateLimit = { points: 300, seconds: 3600, by: 'account' } as const
const reply = z.object({ comment: CommentView })
const errors = ['content.not-found', 'comment.not-found'] as const

export const listComments = route({
  method: 'GET',
  path: '/content/:id/comments',
  access: 'public',
  object: published,
  params,
  query: PageQuery.extend({ sortBy: z.enum(['newest', 'top']).default('top') }),
  reply: page('comments', CommentView),
  errors: ['content.not-found', 'request.cursor-mismatch'],
  example: {},
})

/** Oldest first. */
export const listReplies = route({
  method: 'GET',
  path: '/content/:id/comments/:commentId/replies',
  access: 'public',
  object: comment('anyone'),
  params: one,
  query: PageQuery,
  reply: page('comments', CommentView),
  errors: [...errors, 'request.cursor-mismatch'],
  example: {},
})

/**
 * Whose username or display name begins so: the creator and those who comment here, then whom the
 * caller follows, then anybody by username. Only people who may see the post.
 */
export const listMentionable = route({
  method: 'GET',
  path: '/content/:id/mentionable',
  access: 'signed-in',
  object: published,
  params,
  query: z.object({ q: trimmedText(limits.username.max).min(1) }),
  reply: z.object({ people: z.array(PersonBrief) }),
  errors: ['content.not-found'],
  rateLimit: { points: 300, seconds: 300, by: 'account' },
  example: { query: { q: 'nina' } },
})

/** Only who may open the post may comment on it. A reply to a reply joins the same thread. */
export const addComment = route({
  method: 'POST',
  path: '/content/:id/comments',
  access: 'signed-in',
  object: published,
  params,
  body: z.object({ text: CommentText, parentId: CommentId.optional() }),
  status: 201,
  reply,
  errors: [
    ...errors,
    'comment.closed',
    'comment.too-many-mentions',
    'content.locked',
    'auth.email-not-verified',
  ],
  rateLimit: { points: 60, seconds: 600, by: 'account' },
  idempotent: true,
  example: { given: 'email-verified', body: { text: 'The light in the second half!' } },
})

export const editComment = route({
  method: 'PUT',
  path: '/content/:id/comments/:commentId',
  access: 'signed-in',
  object: comment('owner'),
  params: one,
  body: z.object({ text: CommentText }),
  reply,
  errors: [...errors, 'comment.too-many-mentions'],
  rateLimit,
  example: { body: { text: 'The light in the first half!' } },
})

/** By its author, or by the creator of the post. */
export const deleteComment = route({
  method: 'DELETE',
  path: '/content/:id/comments/:commentId',
  access: 'signed-in',
  object: elsewhere,
  params: one,
  errors,
  rateLimit,
  example: {},
})

const reaction = {
  access: 'signed-in',
  object: comment('anyone'),
  params: one,
  reply,
  errors,
  rateLimit,
  example: {},
} as const

export const likeComment = route({
  method: 'POST',
  path: '/content/:id/comments/:commentId/like',
  ...reaction,
})
export const unlikeComment = route({
  method: 'DELETE',
  path: '/content/:id/comments/:commentId/like',
  ...reaction,
})

/** What only the creator of the post may do; to others the comment is not there to be touched. */
const byCreator = {
  access: 'creator',
  params: one,
  reply,
  errors,
  rateLimit,
  example: { params: { id: '<own-published>', commentId: '<comment-on-own>' } },
} as const

export const pinComment = route({
  method: 'POST',
  path: '/content/:id/comments/:commentId/pin',
  ...byCreator,
})
export const unpinComment = route({
  method: 'DELETE',
  path: '/content/:id/comments/:commentId/pin',
  ...byCreator,
})
export const heartComment = route({
  method: 'POST',
  path: '/content/:id/comments/:commentId/heart',
  ...byCreator,
})
export const unheartComment = route({
  method: 'DELETE',
  path: '/content/:id/comments/:commentId/heart',
  ...byCreator,
})

/** What others wrote on all posts of the caller, newest first. */
export const listReceivedComments = route({
  method: 'GET',
  path: '/content/comments/received',
  access: 'creator',
  query: PageQuery.extend({ show: z.enum(['all', 'unanswered']).default('all') }),
  reply: page('comments', ReceivedComment),
  errors: ['request.cursor-mismatch'],
  example: {},
})

/** Of those, how many their creator has not replied to. Exact up to 99; 100 means more. */
export const readUnansweredCount = route({
  method: 'GET',
  path: '/content/comments/unanswered',
  access: 'creator',
  reply: z.object({
    count: z
      .int()
      .min(0)
      .max(limits.unansweredCount + 1),
  }),
  example: {},
})
