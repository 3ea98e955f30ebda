import { z } from 'zod'
import { CommentId, ContentId, Instant } from '../core/ids.ts'
import { trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'
import { PersonBrief, PersonCard, Picture } from './people.ts'

export const CommentText = trimmedText(limits.comment).min(1, 'Write something first')

/** Somebody whom the reader may see. Everybody else's name stays words. */
const Mention = z.object({
  /** As `namesIn` finds it in the text: they may have another name by now. */
  username: z.string(),
  person: PersonBrief,
})

export const CommentView = z.object({
  id: CommentId,
  parentId: CommentId.nullable(),
  /** Null once the account is gone, and while the comment is folded. */
  author: PersonCard.nullable(),
  /** Empty when it is folded, or was deleted and only its replies are left. */
  text: z.string(),
  mentions: z.array(Mention),
  isDeleted: z.boolean(),
  /** By somebody whom a block hides or whom the reader has muted: neither named nor quoted. */
  isFolded: z.boolean(),
  isByCreator: z.boolean(),
  createdAt: Instant,
  editedAt: Instant.nullable(),
  pinned: z.boolean(),
  hearted: z.boolean(),
  likeCount: z.int(),
  replyCount: z.int(),
  viewer: z.object({ liked: z.boolean() }),
  abilities: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    pin: z.boolean(),
    heart: z.boolean(),
    reply: z.boolean(),
  }),
})
export type CommentView = z.infer<typeof CommentView>

/** A comment on a post of the reader's own, with the post it is on. */
export const ReceivedComment = CommentView.extend({
  content: z.object({ id: ContentId, title: z.string(), cover: Picture.nullable() }),
})
export type ReceivedComment = z.infer<typeof ReceivedComment>
