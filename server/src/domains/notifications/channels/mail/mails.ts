import type { EmailList } from '@fanfare/contract'
import type { MailContent } from '../../../../platform/mail/compose.ts'
import type { Worded } from '../../present-notices.ts'

/** What it says is what the app says. */
export const noticeMail = (
  origin: string,
  category: EmailList,
  { view, subject }: Worded,
): MailContent => ({
  category,
  subject,
  paragraphs: [view.message],
  action: { label: 'Open Fanfare', url: `${origin}${view.actionUrl ?? '/notifications'}` },
  reason: 'You’re getting this email because of what you chose in your notification settings.',
})
