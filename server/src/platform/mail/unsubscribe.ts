import { AccountId, EmailList } from '@fanfare/contract'
import type { Config } from '../config/config.ts'
import type { WithKeyRing } from '../secrets/key-ring.ts'
import { idOfToken, isTokenOf, linkToken } from '../secrets/link-token.ts'

interface Subscription {
  readonly accountId: AccountId
  readonly list: EmailList
}

/** For ever, since mails are kept for ever; it can do nothing but end these mails and undo that. */
export const unsubscribeToken = (config: WithKeyRing, { accountId, list }: Subscription) =>
  `${list}.${linkToken(config, 'unsubscribe', { id: accountId, version: list })}`

/** Null when it was changed, or is not ours. */
export const subscriptionOf = (config: Config, token: string): Subscription | null => {
  const [name = '', signed = ''] = token.split('.')
  const list = EmailList.safeParse(name)
  const accountId = AccountId.safeParse(idOfToken(signed))
  if (!list.success || !accountId.success) return null
  const subject = { id: accountId.data, version: list.data }
  const isOurs = isTokenOf(config, 'unsubscribe', signed, subject)
  return isOurs ? { accountId: accountId.data, list: list.data } : null
}

export const unsubscribePage = (config: Config, of: Subscription) =>
  `${config.PUBLIC_ORIGIN}/unsubscribe?token=${unsubscribeToken(config, of)}`

/** By RFC 8058: mail programs show a button and post to the address by themselves. */
export const unsubscribeHeaders = (config: Config, of: Subscription) => ({
  'List-Unsubscribe': `<${config.PUBLIC_ORIGIN}/api/notifications/unsubscribe?token=${unsubscribeToken(config, of)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
