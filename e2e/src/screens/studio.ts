import type { FirstRun } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { answer, breakDown, stall } from '../lib/network.ts'
import { sampleComments } from '../lib/sample-comments.ts'
import type { Screen } from '../screens.ts'

const received = '/content/comments/received*'
const count = '/content/comments/unanswered'
const page = (comments: readonly object[], hasMore = false) => ({
  comments,
  hasMore,
  nextCursor: hasMore ? 'next' : null,
})
const comments = { as: 'creator', path: '/dashboard/comments' } as const
const listed =
  (shown: readonly object[], unanswered: number, hasMore = false) =>
  async (at: Page) => {
    await answer(count, { count: unanswered })(at)
    await answer(received, page(shown, hasMore))(at)
  }

const commented: readonly Screen[] = [
  {
    ...comments,
    name: 'comments',
    given: listed(sampleComments, 100, true),
    shows: 'Thank you!',
  },
  {
    ...comments,
    name: 'comments-one',
    given: listed(sampleComments.slice(0, 1), 1),
    shows: 'June Archer',
  },
  {
    ...comments,
    name: 'comments-reply',
    given: listed(sampleComments.slice(0, 2), 2),
    act: (at) =>
      at
        .getByRole('main')
        .getByRole('button', { name: /^Reply/ })
        .first()
        .click(),
    shows: 'Cancel',
  },
  {
    ...comments,
    name: 'comments-caught-up',
    path: '/dashboard/comments?show=unanswered',
    given: listed([], 0),
    shows: 'You’re all caught up',
  },
  { ...comments, name: 'comments-empty', given: listed([], 0), shows: 'No comments yet' },
  {
    ...comments,
    name: 'comments-loading',
    given: stall(received),
    shows: 'Without a reply',
  },
  {
    ...comments,
    name: 'comments-failing',
    given: breakDown(received),
    shows: 'We couldn’t load your comments',
  },
]

const firstRun = '/profile/first-run'
const none = { picture: false, about: false, tier: false, post: false, share: false }
const overview = { as: 'creator', path: '/dashboard' } as const
const at = (steps: Partial<FirstRun['steps']>) =>
  answer(firstRun, { isShown: true, steps: { ...none, ...steps } })

const begun: readonly Screen[] = [
  { ...overview, name: 'first-run', given: at({}), shows: '0 of 5' },
  {
    ...overview,
    name: 'first-run-loading',
    given: stall(firstRun),
    shows: 'Loading your first steps',
  },
  {
    ...overview,
    name: 'first-run-failing',
    given: breakDown(firstRun),
    shows: /couldn’t load your first steps/,
  },
  {
    ...overview,
    name: 'first-run-some',
    given: at({ picture: true, about: true, post: true }),
    shows: '3 of 5',
  },
  {
    ...overview,
    name: 'first-run-share',
    given: at({ picture: true, about: true, tier: true, post: true }),
    act: (on) => on.getByRole('button', { name: 'Share page' }).click(),
    shows: 'Copy link',
  },
]

export const studio: readonly Screen[] = [...commented, ...begun]
