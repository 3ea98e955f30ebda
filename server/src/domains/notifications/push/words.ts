import type { AccountId, NotificationId, NotificationView } from '@fanfare/contract'
import type { Scope, SignedIn } from '../../../platform/scope.ts'
import { sideBySide } from '../../../platform/side-by-side.ts'
import { readAccounts } from '../../identity/index.ts'
import { isBetweenPeople } from '../kinds/index.ts'
import { presentNotices } from '../present-notices.ts'
import type { NoticeRow } from '../reader/notices.ts'
import { readSilenced } from '../silenced.ts'
import { type PushableNotice, readPushable } from './reader/pushable.ts'
import type { DuePush } from './writer/pushes.ts'

/** Readers whose words are made at once: each takes a few queries. */
const readersAtOnce = 8

/** Its people without those of whom nothing is told; null where nobody is left. */
const withoutSilenced = (
  notice: PushableNotice,
  isSilenced: (person: AccountId) => boolean,
): NoticeRow | null => {
  const causes = notice.causes.filter(({ accountId }) => !isSilenced(accountId))
  if (causes.length === notice.causes.length) return notice
  if (causes.length === 0) return null
  const people = new Set(notice.causes.map(({ accountId }) => accountId))
  const left = new Set(causes.map(({ accountId }) => accountId))
  return { ...notice, causes, person_count: notice.person_count - people.size + left.size }
}

/**
 * A mute or a block takes people out of notices with an event, a moment later. By then a push could have left,
 * so they are asked for here too.
 */
const readTellable = async ({ db }: Scope, notices: readonly PushableNotice[]) => {
  const pairs = notices
    .filter(({ kind }) => isBetweenPeople(kind))
    .flatMap(({ account_id, causes }) =>
      causes.map(({ accountId }) => ({ recipient: account_id, person: accountId })),
    )
  const isSilenced = await readSilenced(db, pairs)
  return notices.flatMap((notice) => {
    const recipient = notice.account_id
    const left = withoutSilenced(notice, (person) => isSilenced({ recipient, person }))
    return left ? [{ recipient, notice: left }] : []
  })
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
