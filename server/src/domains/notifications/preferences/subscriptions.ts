import type { AccountId, EmailFrequency, EmailList, EmailSubscription } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { IsMailWanted } from '../../../platform/mail/category.ts'
import { subscriptionOf } from '../../../platform/mail/unsubscribe.ts'
import type { Scope } from '../../../platform/scope.ts'
import { listTitles } from '../kinds/words.ts'
import { defaultPreferences, type Preferences } from '../policy.ts'
import { lockReaders } from '../writer/readers.ts'
import { readPreferences } from './reader.ts'
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

/** Of the daily summary it is what the summary is made of. */
const turned = (list: EmailList, preferences: Preferences, isOn: boolean) =>
  categories.filter((one) => {
    if (list !== 'dailySummary') return one === list
    return isOn
      ? preferences[one].email === 'off' && defaultPreferences[one].email === 'daily'
      : preferences[one].email === 'daily'
  })

const change = async (tx: Transaction, account: AccountId, list: EmailList, isOn: boolean) => {
  await lockReaders(tx, [account])
  const before = (await readPreferences(tx, [account]))(account)
  const preferences = { ...before }
  for (const category of turned(list, before, isOn)) {
    const { email: usual } = defaultPreferences[category]
    const again = before[category].email === 'off' ? usual : before[category].email
    preferences[category] = { ...before[category], email: isOn ? again : 'off' }
    await savePreference(tx, account, category, preferences[category])
  }
  return view(list, preferences)
}

/** Whoever has the token may do this and its undoing, signed in or not. */
export const changeSubscription = (scope: Scope, token: string, isOn: boolean) => {
  const { accountId, list } = meantBy(scope, token)
  return scope.transact((tx) => change(tx, accountId, list, isOn))
}
