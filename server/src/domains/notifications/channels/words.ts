import type { AccountId, NotificationId } from '@fanfare/contract'
import { actAs } from '../../../platform/act-as.ts'
import type { Scope } from '../../../platform/scope.ts'
import { sideBySide } from '../../../platform/side-by-side.ts'
import { readAccounts } from '../../identity/index.ts'
import { kindNamed } from '../kinds/index.ts'
import type { Preference } from '../policy.ts'
import { readPreferences } from '../preferences/reader.ts'
import { type Worded, wordForAnybody, wordNotices } from '../present-notices.ts'
import { type Asked, type News, readTellable, type TellableNotice } from '../reader/tellable.ts'
import { stillTold, type Telling } from '../silenced.ts'

/** Readers whose words are made at once, where each has their own: each takes a few queries. */
const readersAtOnce = 8

/** What a channel tells. */
interface Terms {
  /** Until it was seen in the app, or until it was read there. */
  readonly until: News
  isWanted(preference: Preference): boolean
}

/** Without what its reader has turned off since it was queued, and whom they have muted or blocked. */
const readWanted = async (
  { db }: Scope,
  notices: readonly TellableNotice[],
  { isWanted }: Terms,
): Promise<Telling[]> => {
  const readers = [...new Set(notices.map(({ account_id }) => account_id))]
  const preferencesOf = await readPreferences(db, readers)
  const wanted = notices.filter(({ account_id, kind }) => {
    const preference = preferencesOf(account_id)[kindNamed(kind).category]
    return preference.isOn && isWanted(preference)
  })
  return stillTold(
    db,
    wanted.map((notice) => ({ recipient: notice.account_id, notice })),
  )
}

/** By what they are found again: a publish is told to many. */
export const toldKey = (reader: AccountId, notice: NotificationId) => `${reader} ${notice}`

export interface Told {
  /** In the words that the app shows to this reader now. */
  readonly worded: ReadonlyMap<string, Worded>
  /** Their words could not be made. */
  readonly failed: ReadonlySet<AccountId>
}

/**
 * What of this is still to be told, in a few queries for all of it. What anybody may see is worded once for
 * everybody; the rest as each reader, with a few queries each.
 */
export const readWords = async (
  scope: Scope,
  asked: readonly Asked[],
  terms: Terms,
): Promise<Told> => {
  const tellings = await readWanted(scope, await readTellable(scope.db, asked, terms.until), terms)
  const common = await wordForAnybody(
    scope,
    tellings.map(({ notice }) => notice),
  )
  const worded = new Map<string, Worded>()
  const failed = new Set<AccountId>()
  for (const { recipient, notice } of tellings) {
    const same = common.get(notice.id)
    if (same) worded.set(toldKey(recipient, notice.id), same)
  }
  const own = tellings.filter(({ notice }) => !common.has(notice.id))
  const byReader = [...Map.groupBy(own, ({ recipient }) => recipient)]
  const accounts = await readAccounts(
    scope.db,
    byReader.map(([reader]) => reader),
  )
  const roles = new Map(accounts.map(({ id, role }) => [id, role]))
  await sideBySide(byReader, readersAtOnce, async ([accountId, theirs]) => {
    const role = roles.get(accountId)
    if (!role) return
    try {
      const made = await wordNotices(
        actAs(scope, accountId, role),
        theirs.map(({ notice }) => notice),
      )
      for (const one of made) worded.set(toldKey(accountId, one.notice.id), one)
    } catch (error) {
      failed.add(accountId)
      scope.log.error({ account: accountId, err: error }, 'words could not be made; it stays due')
    }
  })
  return { worded, failed }
}
