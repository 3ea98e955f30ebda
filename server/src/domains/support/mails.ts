import type { MailContent } from '../../platform/mail/compose.ts'

interface SupportMail {
  readonly reference: string
  readonly topic: string
  readonly message: string
  readonly from: string
}

export const forSupport = ({ reference, topic, message, from }: SupportMail): MailContent => ({
  subject: `[${reference}] ${topic}`,
  heading: `${topic}, from ${from}`,
  paragraphs: message.split(/\n+/),
  reason: `Reference ${reference}. Reply to ${from}.`,
})

/**
 * Without what was written: anyone can register with someone else's address, and this must not
 * carry their words there under our name.
 */
export const confirmationForWriter = ({ reference }: SupportMail): MailContent => ({
  subject: `We got your message (${reference})`,
  heading: 'We got your message',
  paragraphs: ['Someone on our team will read it and reply to this address.'],
  reason: 'You’re getting this email because you contacted Fanfare support.',
})
