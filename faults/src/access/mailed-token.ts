import type { Person } from '../lib/person.ts'
import type { World } from './world.ts'

/** No reactor runs, so mails stay in their table with their links. */
export const tokenMailedTo = async ({ tables }: World, { email }: Person, page: string) => {
  const mails = await tables.rows<{ text_body: string }>(
    'select text_body from platform.outgoing_mail where recipient = $1 order by id desc',
    [email],
  )
  const link = new RegExp(`/${page}\\?token=([\\w-]+)`)
  const token = mails.map(({ text_body }) => link.exec(text_body)?.[1]).find(Boolean)
  if (!token) throw new Error(`no mail to ${email} has a link to /${page}`)
  return token
}
