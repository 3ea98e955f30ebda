import type {
  AccountId,
  EmailFrequency,
  EmailList,
  EmailSubscription,
  NotificationCategory,
} from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { IsMailWanted } from '../../../platform/mail/category.ts'
import { subscriptionOf } from '../../../platform/mail/unsubscribe.ts'
import type { Scope } from '../../../platform/scope.ts'
import { listTitles } from '../kinds/words.ts'
import { defaultPreferences, type Preferences } from '../policy.ts'
import { lockReaders } from '../writer/readers.ts'
import { readEmailsBefore, readPreferences } from './reader.ts'
import { categories } from './settings.ts'
import { savePreference } from './writer.ts'

const frequencyOf = (list: EmailList, preferences: Preferences): EmailFrequency => {
  if (list !== 'dailySummary') return preferences[list].isOn ? preferences[list].email : 'off'
  const isDaily = categories.some(
    (one) => preferences[one].isOn && preferences[one].email === 'daily',
  )
  return isDaily ? 'daily' : 'off'
}

export const isMailWanted: IsMailWanted = async (db, account, list) => {
  const preferencesOf = await readPreferences(db, [account])
  return frequencyOf(list, preferencesOf(account)) !== 'off'
}

const view = (list: EmailList, preferences: Preferences): EmailSubscription => ({
  list,
  title: listTitles[list],
  email: frequencyOf(list, preferences),
})

const meantBy = ({ config }: Pick<Scope, 'config'>, token: string) =>
  subscriptionOf(config, token) ?? fail('notification.wrong-link')

export const readUnsubscribe = async (scope: Scope, token: string): Promise<EmailSubscription> => {
  const { accountId, list } = meantBy(scope, token)
  const preferencesOf = await readPreferences(scope.db, [accountId])
  return view(list, preferencesOf(accountId))
}

type EmailsBefore = ReadonlyMap<NotificationCategory, EmailFrequency>

/** What was taken comes back as it was; what was switched off by hand, as it is for a newcomer. */
const restored = (category: NotificationCategory, emailsBefore: EmailsBefore) =>
  emailsBefore.get(category) ?? defaultPreferences[category].email

/** Of the daily summary it is what the summary is made of. */
const taken = (list: EmailList, preferences: Preferences) =>
  categories.filter((one) =>
    list === 'dailySummary' ? preferences[one].email === 'daily' : one === list,
  )

const endList = async (tx: Transaction, account: AccountId, list: EmailList) => {
  const before = (await readPreferences(tx, [account]))(account)
  const after = { ...before }
  for (const category of taken(list, before)) {
    const { email } = before[category]
    if (email === 'off') continue
    after[category] = { ...before[category], email: 'off' }
    await savePreference(tx, account, category, after[category], email)
  }
  return view(list, after)
}

const bringBack = async (tx: Transaction, account: AccountId, list: EmailList) => {
  const before = (await readPreferences(tx, [account]))(account)
  const emailsBefore = await readEmailsBefore(tx, account)
  const after = { ...before }
  for (const category of categories) {
    const email = restored(category, emailsBefore)
    const isMeant = list === 'dailySummary' ? email === 'daily' : category === list
    if (!isMeant || before[category].email !== 'off') continue
    after[category] = { ...before[category], email }
    await savePreference(tx, account, category, after[category])
  }
  return view(list, after)
}

/** Whoever has the token may do this and its undoing, signed in or not. */
export const changeSubscription = (scope: Scope, token: string, isOn: boolean) => {
  const { accountId, list } = meantBy(scope, token)
  return scope.transact(async (tx) => {
    await lockReaders(tx, [accountId])
    return isOn ? bringBack(tx, accountId, list) : endList(tx, accountId, list)
  })
}
