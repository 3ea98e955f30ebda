import { NotificationCategory, NotificationKind } from '@fanfare/contract'
import type { MailContent } from '../../../../platform/mail/compose.ts'
import { kindNamed } from '../../kinds/index.ts'
import { listTitles } from '../../kinds/words.ts'
import { digestCounted, digestLines } from '../../policy.ts'
import type { Worded } from '../../present-notices.ts'
import type { NoticeRow } from '../../reader/notices.ts'

const namedInSubject = 3

/** How many things one notice tells of. */
const sizeOf = ({ person_count, causes }: NoticeRow) => Math.max(1, person_count, causes.length)

/** “5 new posts, 3 comments”: what there is most of first, and as many in the order of the kinds. */
const countsOf = (news: readonly NoticeRow[]) => {
  const byKind = Map.groupBy(news, ({ kind }) => kind)
  const counted = NotificationKind.options.flatMap((kind) => {
    const own = byKind.get(kind)
    if (!own) return []
    const { mail } = kindNamed(kind)
    const count = own.reduce((sum, one) => sum + sizeOf(one), 0)
    return mail === 'own' ? [] : [{ count, noun: count === 1 ? mail.one : mail.many }]
  })
  const sorted = counted.toSorted((a, b) => b.count - a.count)
  const named = sorted.slice(0, namedInSubject)
  const words = named.map(({ count, noun }) => `${count.toLocaleString('en-US')} ${noun}`)
  return sorted.length > named.length ? `${words.join(', ')} and more` : words.join(', ')
}

const sectionsOf = (origin: string, shown: readonly Worded[]) =>
  NotificationCategory.options.flatMap((category) => {
    const own = shown.filter(({ notice }) => kindNamed(notice.kind).category === category)
    const lines = own.map(({ view: { message, actionUrl } }) => ({
      text: message,
      url: actionUrl && `${origin}${actionUrl}`,
    }))
    return lines.length > 0 ? [{ title: listTitles[category], lines }] : []
  })

const restOf = (news: readonly NoticeRow[]) => {
  if (news.length >= digestCounted) return ['There’s much more in your notifications.']
  const rest = news.length - digestLines
  return rest > 0 ? [`And ${rest} more in your notifications.`] : []
}

/** Newest first; all but the newest, which are shown, are only counted. */
export const digestMail = (
  origin: string,
  news: readonly NoticeRow[],
  shown: readonly Worded[],
): MailContent => ({
  category: 'dailySummary',
  subject: `Your daily summary: ${countsOf(news)}`,
  heading: 'Your daily summary',
  paragraphs: [],
  sections: sectionsOf(origin, shown),
  closing: restOf(news),
  action: { label: 'View all notifications', url: `${origin}/notifications` },
  reason: 'You’re getting this email because you chose a daily summary in your settings.',
})
