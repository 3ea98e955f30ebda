import type { MailContent } from '../../../platform/mail/compose.ts'
import type { Queue } from './queues.ts'

type StaffMail = MailContent<'legal'>

const contact = (origin: string) => ({ label: 'Contact support', url: `${origin}/help` })
const because = (reason: string) => `Our reason: “${reason}”`
const yours = 'You’re getting this email because this address belongs to your Fanfare account.'

/** What was done about somebody is between them and us. */
export const personReportReviewedMail = (origin: string, reason: string): StaffMail => ({
  category: 'legal',
  subject: 'We reviewed your report',
  paragraphs: [
    'You told us about somebody on Fanfare. We reviewed your report.',
    because(reason),
    'You can block them at any time. If you think we got this wrong, contact support.',
  ],
  action: contact(origin),
  reason: 'You’re getting this email because you reported somebody on Fanfare.',
})

export const reportDismissedMail = (
  origin: string,
  contentId: string,
  reason: string,
): StaffMail => ({
  category: 'legal',
  subject: 'We reviewed your report',
  paragraphs: [
    `You reported this post: ${origin}/content/${contentId}`,
    'We reviewed it and decided to leave the post up.',
    because(reason),
    'If you think we got this wrong, contact support.',
  ],
  action: contact(origin),
  reason: 'You’re getting this email because you reported a post on Fanfare.',
})

/** Without our reason, which is for the creator alone. */
export const reportUpheldMail = (origin: string, contentId: string): StaffMail => ({
  category: 'legal',
  subject: 'We reviewed your report',
  paragraphs: [
    `You reported this post: ${origin}/content/${contentId}`,
    'We reviewed it and took the post down. Thank you for telling us.',
  ],
  reason: 'You’re getting this email because you reported a post on Fanfare.',
})

interface AboutPost {
  readonly origin: string
  readonly id: string
  readonly title: string
  readonly reason: string
}

export const takenDownMail = ({ origin, id, title, reason }: AboutPost): StaffMail => ({
  category: 'legal',
  subject: `We took down your post: ${title}`,
  paragraphs: [
    because(reason),
    'Only you can see it now. You can edit it, but you can’t publish or delete it.',
    'If people bought it, they get the full amount back, and your share of those sales is deducted from your balance. Subscriptions aren’t affected.',
    'If you think we got this wrong, contact support.',
    `The post: ${origin}/content/${id}`,
  ],
  action: contact(origin),
  reason: yours,
})

export const putBackMail = (
  { origin, id, title, reason }: AboutPost,
  isPublished: boolean,
): StaffMail => ({
  category: 'legal',
  subject: `Your post is back: ${title}`,
  paragraphs: [
    because(reason),
    isPublished
      ? 'Everyone who could see it before can see it again.'
      : 'It’s unpublished, as it was before. You can publish it again.',
    'Sales that were refunded stay refunded.',
  ],
  action: { label: 'View post', url: `${origin}/content/${id}` },
  reason: yours,
})

const sizeOf = ({ what, count }: Queue) =>
  count === 1 ? `1 ${what.slice(0, -1)}` : `${count} ${what}`

export const waitingMail = (origin: string, queues: readonly Queue[]): StaffMail => ({
  category: 'legal',
  subject: `Waiting for you: ${queues.map(sizeOf).join(', ')}`,
  paragraphs: [
    ...queues.map((queue) => `${sizeOf(queue)}: ${queue.urgent}.`),
    'See and answer them with: npm run staff -- list',
  ],
  action: { label: 'Open Fanfare', url: origin },
  reason: 'You’re getting this email because you moderate Fanfare.',
})

export const roleGivenMail = (origin: string, role: string, reason: string): StaffMail => ({
  category: 'legal',
  subject: `You’re now ${role === 'admin' ? 'an admin' : 'a moderator'} of Fanfare`,
  paragraphs: [
    because(reason),
    'If you haven’t yet, turn on two-factor authentication. If you don’t know why you’re getting this, contact support.',
  ],
  action: { label: 'View security settings', url: `${origin}/settings/privacy` },
  reason: yours,
})

export const roleTakenMail = (origin: string, role: string, reason: string): StaffMail => ({
  category: 'legal',
  subject: `You’re no longer ${role === 'admin' ? 'an admin' : 'a moderator'} of Fanfare`,
  paragraphs: [
    because(reason),
    'You can still use your account like everyone else. If you think this is a mistake, contact support.',
  ],
  action: contact(origin),
  reason: yours,
})

export const suspendedMail = (origin: string, reason: string): StaffMail => ({
  category: 'legal',
  subject: 'Your account is suspended',
  paragraphs: [
    because(reason),
    'You’re signed out and can’t sign in. Nobody can see your profile or your posts.',
    'Your own subscriptions won’t renew. If you have subscribers, their subscriptions have ended and their unused days are refunded.',
    'If you think we got this wrong, contact support. You don’t need to sign in for that.',
  ],
  action: contact(origin),
  reason: yours,
})

export const restoredMail = (origin: string, reason: string): StaffMail => ({
  category: 'legal',
  subject: 'Your account is restored',
  paragraphs: [
    because(reason),
    'You can sign in again, and your profile and posts are back. Subscriptions that ended stay ended.',
  ],
  action: { label: 'Sign in', url: `${origin}/login` },
  reason: yours,
})
