import type { Need } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import {
  Cake,
  CalendarClock,
  Landmark,
  MessageCircle,
  PencilLine,
  TicketPercent,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { moneyText } from '../../../../core/format/money.ts'
import { withSearch } from '../../../../core/navigation/paths.ts'
import { askBirthDate } from '../../../../core/session/birth-date-needed.ts'
import type { Href } from '../../../../ui/layout/link.tsx'
import { dayText } from '../../../../ui/text/dates.ts'
import { plural } from '../../../../ui/text/format.ts'

export interface NeedLook {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  /** What waits without a deadline says how it is. */
  readonly state?: string
  readonly verb: string
  /** Where it is done, or what asks for it here. */
  readonly leads: Href | (() => void)
}

type Looks = {
  readonly [Kind in Need['kind']]: (need: Extract<Need, { kind: Kind }>) => NeedLook
}

const size = 18

const looks: Looks = {
  'refund-request': ({ buyer, amount, title }) => ({
    icon: <Undo2 size={size} />,
    title: `Refund request from ${buyer?.displayName ?? 'a fan'}`,
    text: `${moneyText(amount)} for “${title}”. Without an answer, we decide.`,
    verb: 'Review',
    leads: '/dashboard/earnings',
  }),
  dispute: ({ amount, title, dueAt }) => ({
    icon: <Landmark size={size} />,
    title: `Payment for “${title}” disputed`,
    text: `${moneyText(amount)} was paid. Your share is on hold until the bank decides.${dueAt ? ' We send it what we know by then.' : ''}`,
    state: 'With the bank',
    verb: 'Review',
    leads: '/dashboard/earnings',
  }),
  'failed-post': ({ contentId, title, reason }) => ({
    icon: <TriangleAlert size={size} />,
    title: `“${title}” couldn’t be processed`,
    text: `${reason} Your title and settings are kept.`,
    state: 'Not published',
    verb: 'Replace file',
    leads: withSearch(`/create/${contentId}`, { step: '2' }),
  }),
  'edited-post': ({ contentId, title, editedAt }) => ({
    icon: <PencilLine size={size} />,
    title: `“${title}” has edits`,
    text: `Edited ${dayText(editedAt)}. Fans see the last version until you update it.`,
    state: 'Edited, not live',
    verb: 'Review',
    leads: `/create/${contentId}`,
  }),
  'promotion-ending': ({ code }) => ({
    icon: <TicketPercent size={size} />,
    title: `Code ${code} ends soon`,
    text: 'After that, no one can use it. Create a new one to keep the offer going.',
    verb: 'View',
    leads: '/dashboard/promotions',
  }),
  silence: ({ since, dueAt }) => ({
    icon: <CalendarClock size={size} />,
    title: `Nothing new since ${dayText(since)}`,
    text: `${
      dueAt && Date.parse(dueAt) > Date.now()
        ? `If you don’t publish by ${dayText(dueAt)}, we’ll skip your subscribers’ renewals until you do.`
        : 'We’re skipping your subscribers’ renewals until you publish again.'
    } They keep access. Tiers sold as a library aren’t affected.`,
    verb: 'Create a post',
    leads: '/create',
  }),
  comments: ({ count }) => ({
    icon: <MessageCircle size={size} />,
    title:
      count > limits.unansweredCount
        ? `More than ${limits.unansweredCount} comments without a reply`
        : `${plural(count, 'comment')} without a reply`,
    text: 'People under your posts are waiting to hear from you.',
    verb: 'Open',
    leads: '/dashboard/comments',
  }),
  'birth-date': () => ({
    icon: <Cake size={size} />,
    title: 'Add your birth date to sell',
    text: 'We need it once. Until then, you can’t set a price or offer a paid tier.',
    state: 'Can’t sell yet',
    verb: 'Add',
    leads: askBirthDate,
  }),
}

export const lookOf = <Kind extends Need['kind']>(need: Extract<Need, { kind: Kind }>): NeedLook =>
  (looks[need.kind as Kind] as (need: Extract<Need, { kind: Kind }>) => NeedLook)(need)
