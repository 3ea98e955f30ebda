import type { MailContent } from '../../platform/mail/compose.ts'

interface SupportMail {
  readonly reference: string
  readonly topic: string
  readonly message: string
  readonly from: string
  /** Then nobody knows whether the address is theirs. */
  readonly isGuest: boolean
}

export const forSupport = ({
  reference,
  topic,
  message,
  from,
  isGuest,
}: SupportMail): MailContent<'receipt'> => ({
  category: 'receipt',
  subject: `[${reference}] ${topic}`,
  heading: `${topic}, from ${from}${isGuest ? ' (not signed in, address not confirmed)' : ''}`,
  paragraphs: message.split(/\n+/),
  reason: `Reference ${reference}. Reply to ${from}.`,
})

/**
 * Without what was written: anyone can register with someone else's address, and this must not
 * carry their words there under our name.
 */
export const confirmationForWriter = ({ reference }: SupportMail): MailContent<'receipt'> => ({
  category: 'receipt',
  subject: `We got your message (${reference})`,
  heading: 'We got your message',
  paragraphs: ['Someone on our team will read it and reply to this address.'],
  reason: 'You’re getting this email because you contacted Fanfare support.',
})
