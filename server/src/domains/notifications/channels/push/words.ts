import type { AccountId, NotificationId, NotificationView } from '@fanfare/contract'
import type { Scope, SignedIn } from '../../../../platform/scope.ts'
import { sideBySide } from '../../../../platform/side-by-side.ts'
import { readAccounts } from '../../../identity/index.ts'
import { kindNamed } from '../../kinds/index.ts'
import { readPreferences } from '../../preferences/reader.ts'
import { presentNotices } from '../../present-notices.ts'
import { readKindsOff } from '../../reader/groups.ts'
import { withoutSilenced } from '../../silenced.ts'
import { type PushableNotice, readPushable } from './reader/pushable.ts'
import type { DuePush } from './writer/pushes.ts'

/** Readers whose words are made at once: each takes a few queries. */
const readersAtOnce = 8

/** Without what its reader has turned off since it was queued, and whom they have muted or blocked. */
const readTellable = async ({ db }: Scope, notices: readonly PushableNotice[]) => {
  const readers = [...new Set(notices.map(({ account_id }) => account_id))]
  const [preferencesOf, kindsOff] = await Promise.all([
    readPreferences(db, readers),
    readKindsOff(db, readers),
  ])
  const off = new Set(kindsOff.map(({ accountId, kind }) => `${accountId} ${kind}`))
  const wanted = notices.filter(({ account_id, kind }) => {
    const { isOn, push } = preferencesOf(account_id)[kindNamed(kind).category]
    return isOn && push && !off.has(`${account_id} ${kind}`)
  })
  return withoutSilenced(
    db,
    wanted.map((notice) => ({ recipient: notice.account_id, notice })),
  )
}

/** By what they are found again: a publish is told to many. */
export const toldKey = (reader: AccountId, notice: NotificationId) => `${reader} ${notice}`

export interface Told {
  /** In the words that the app shows to this reader now. */
  readonly views: ReadonlyMap<string, NotificationView>
  /** Their words could not be made. */
  readonly failed: ReadonlySet<AccountId>
}

/** What of this is still to be told, a few queries for all of it and a few for each reader. */
export const readWords = async (scope: Scope, pushes: readonly DuePush[]): Promise<Told> => {
  const asked = new Map(
    pushes.map(({ account_id: accountId, notice_id: noticeId }) => [
      toldKey(accountId, noticeId),
      { accountId, noticeId },
    ]),
  )
  const tellable = await readTellable(scope, await readPushable(scope.db, [...asked.values()]))
  const byReader = [...Map.groupBy(tellable, ({ recipient }) => recipient)]
  const accounts = await readAccounts(
    scope.db,
    byReader.map(([reader]) => reader),
  )
  const roles = new Map(accounts.map(({ id, role }) => [id, role]))
  const sessions = new Map(pushes.map(({ account_id, session_id }) => [account_id, session_id]))
  const views = new Map<string, NotificationView>()
  const failed = new Set<AccountId>()
  await sideBySide(byReader, readersAtOnce, async ([accountId, own]) => {
    const [role, sessionId] = [roles.get(accountId), sessions.get(accountId)]
    if (!role || !sessionId) return
    const actor: SignedIn = { kind: 'account', accountId, sessionId, role }
    const notices = own.map(({ notice }) => notice)
    try {
      const made = await presentNotices({ ...scope, actor }, notices)
      for (const view of made) views.set(toldKey(accountId, view.id), view)
    } catch (error) {
      failed.add(accountId)
      scope.log.error(
        { account: accountId, err: error },
        'a push could not be worded; it stays due',
      )
    }
  })
  return { views, failed }
}
