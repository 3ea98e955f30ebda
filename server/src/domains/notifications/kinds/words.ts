import type { EmailList, PersonBrief } from '@fanfare/contract'
import type { ContentBrief } from '../../catalog/index.ts'

const unnamed = 'Someone'

/** “Nina Park and 12 others”; whoever may not be seen is counted, not named. */
export const namesOf = (people: readonly PersonBrief[], count: number): string => {
  const [first, second] = people.map(({ displayName }) => displayName)
  const name = first ?? unnamed
  if (count <= 1) return name
  if (count === 2) return second ? `${name} and ${second}` : `${name} and 1 other`
  return `${name} and ${(count - 1).toLocaleString('en-US')} others`
}

const longest = 140

/** The beginning of what somebody wrote, on one line. */
export const excerpt = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : line
}

/** “Harbor at dawn”, or what it is where it has no title or may not be known. */
export const titleOr = (post: ContentBrief | null, otherwise: string): string =>
  post?.title ? `“${post.title}”` : otherwise

export const several = (count: number, one: string, many: string) => (count > 1 ? many : one)

export const postUrl = (post: ContentBrief | null) => (post ? `/content/${post.id}` : null)

/** A day of the calendar in UTC: what comes on one day is told together. */
export const dayKey = (at: Date) => at.toISOString().slice(0, 10)

/** As settings call them. */
export const listTitles: Readonly<Record<EmailList, string>> = {
  newSubscriptions: 'New Subscriptions',
  commentsAndLikes: 'Comments & Likes',
  directMessages: 'Direct Messages',
  paymentUpdates: 'Payment Updates',
  systemUpdates: 'System Updates',
  newPosts: 'New posts',
  dailySummary: 'Daily summary',
}
