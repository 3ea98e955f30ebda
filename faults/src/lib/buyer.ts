import type { Site } from './browser.ts'
import { type Person, register } from './person.ts'
import type { Tables } from './tables.ts'

/** Someone who may pay: their address is confirmed, past the mail. */
export const newBuyer = async (site: Site, tables: Tables): Promise<Person> => {
  const buyer = await register(site, false)
  await tables.rows('update identity.accounts set email_verified = true where id = $1', [buyer.id])
  return buyer
}
