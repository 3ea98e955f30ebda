import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'

export interface Message {
  id: string
  receivedAt: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** Recipients come from the envelope, which is who really gets it. */
export async function parseMessage(raw: Buffer, to: string[]): Promise<Message> {
  const mail = await PostalMime.parse(raw)
  return {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    from: mail.from?.address ?? '',
    to: to.map((address) => address.toLowerCase()),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  }
}
