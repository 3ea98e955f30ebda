import { AccountId, CommentId, ContentId, type ReceivedComment } from '@fanfare/contract'

const id = (last: number) => `018f0000-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`

const person = (last: number, username: string, displayName: string) => ({
  id: AccountId.parse(id(last)),
  username,
  displayName,
  picture: null,
  isVerified: false,
  sellsTiers: false,
})

const nothing = { pinned: false, hearted: false, likeCount: 0, replyCount: 0, editedAt: null }

const snow = {
  id: ContentId.parse(id(50)),
  title: 'Harbour before snow, in one long take from the northern pier',
  cover: null,
}
const tide = { id: ContentId.parse(id(51)), title: 'Low tide', cover: null }

const written = (
  last: number,
  more: Pick<ReceivedComment, 'author' | 'text' | 'content'> & Partial<ReceivedComment>,
): ReceivedComment => ({
  ...nothing,
  id: CommentId.parse(id(last)),
  parentId: null,
  mentions: [],
  isDeleted: false,
  isFolded: false,
  isByCreator: false,
  createdAt: new Date(Date.now() - last * 3_600_000).toISOString(),
  viewer: { liked: false },
  abilities: { edit: false, delete: true, pin: true, heart: true, reply: true },
  ...more,
})

/** Short and long, a reply, one with replies and a heart, and one of an account that is gone. */
export const sampleComments: readonly ReceivedComment[] = [
  written(1, {
    author: person(61, 'june', 'June Archer'),
    text: 'Which pigment is the grey in the second layer? It reads almost green on my screen.',
    content: snow,
  }),
  written(5, {
    author: person(62, 'tomasz_w', 'Tomasz Wiśniewski-Oppenheimer'),
    text: 'I watched this three times before work.\nThe part where the ferry comes in and nobody says anything is the best minute of the whole month, and I would happily pay for an hour of it.',
    content: snow,
    hearted: true,
    likeCount: 14,
    replyCount: 2,
  }),
  written(9, {
    author: person(63, 'ada', 'Ada'),
    text: 'Thank you!',
    content: tide,
    parentId: CommentId.parse(id(5)),
  }),
  written(30, { author: null, text: 'Will there be a print?', content: tide, pinned: true }),
]
