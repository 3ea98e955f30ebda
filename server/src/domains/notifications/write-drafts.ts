import type { AccountId, NotificationId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../platform/database/database.ts'
import { queueWishes } from './channels/index.ts'
import type { Draft, WrittenKind } from './kinds/kind.ts'
import type { Preference } from './policy.ts'
import { readDeliveryTimes, readPreferences } from './preferences/reader.ts'
import { type OpenGroup, readKindsOff, readOpenGroups } from './reader/groups.ts'
import { readTold, type Told } from './reader/told.ts'
import { readSilenced } from './silenced.ts'
import {
  insertNotices,
  insertPeople,
  lockNumbers,
  type NewNotice,
  type NoticePerson,
} from './writer/notices.ts'
import { lockReaders } from './writer/readers.ts'

export interface KindDraft extends Draft {
  readonly kind: WrittenKind
}

const day = 86_400_000

const deedOf = ({ recipient, person, causeId }: Told) => `${recipient} ${person} ${causeId}`

interface WantedDraft extends KindDraft {
  /** How its recipient wants to be told of it. */
  readonly preference: Preference
}

/** Whether anything would come of it. */
const reaches = ({ isOn, inApp, email, push }: Preference, { mail }: WrittenKind) =>
  isOn && (inApp || push || (email !== 'off' && mail !== 'own'))

/** Those that their recipients want to hear. Nobody is told what they did themselves. */
const wanted = async (tx: Transaction, drafts: readonly KindDraft[]): Promise<WantedDraft[]> => {
  const ofOthers = drafts.filter(({ recipient, person }) => person !== recipient)
  if (ofOthers.length === 0) return []
  const recipients = [...new Set(ofOthers.map(({ recipient }) => recipient))]
  const preferencesOf = await readPreferences(tx, recipients)
  const kindsOff = await readKindsOff(tx, recipients)
  const off = new Set(kindsOff.map(({ accountId, kind }) => `${accountId} ${kind}`))
  const pairs = ofOthers.flatMap(({ kind, recipient, person }) =>
    kind.isSocial && person ? [{ recipient, person }] : [],
  )
  const isSilenced = await readSilenced(tx, pairs)
  return ofOthers.flatMap((draft) => {
    const { kind, recipient, person } = draft
    const preference = preferencesOf(recipient)[kind.category]
    const isKept = kind.isSocial && person !== null && isSilenced({ recipient, person })
    const isTold = reaches(preference, kind) && !isKept && !off.has(`${recipient} ${kind.name}`)
    return isTold ? [{ ...draft, preference }] : []
  })
}

/**
 * Nobody is told twice of one thing that somebody did, such as a comment that replies to them and mentions
 * them: the first kind that they want to hear of does it, and what was told is told.
 */
const once = async (tx: Transaction, drafts: readonly WantedDraft[]): Promise<WantedDraft[]> => {
  const social = drafts.filter(({ kind, person }) => kind.isSocial && person)
  const told = new Set((await readTold(tx, social)).map(deedOf))
  const kinds = new Map<string, WrittenKind>()
  for (const draft of social) kinds.set(deedOf(draft), kinds.get(deedOf(draft)) ?? draft.kind)
  return drafts.filter((draft) => {
    const first = kinds.get(deedOf(draft)) ?? draft.kind
    return !draft.kind.isSocial || (first === draft.kind && !told.has(deedOf(draft)))
  })
}

const keyOf = ({ kind, groupKey }: KindDraft) => `${kind.name}:${groupKey}`

const newNotice = (draft: WantedDraft, id: NotificationId): NewNotice => ({
  id,
  account_id: draft.recipient,
  kind: draft.kind.name,
  tab: draft.kind.tab,
  group_key: keyOf(draft),
  content_id: draft.contentId ?? null,
  comment_id: draft.commentId ?? null,
  subject_id: draft.subjectId ?? null,
  detail: draft.detail ?? null,
  began_at: draft.at,
  at: draft.at,
  is_shown: draft.preference.inApp,
})

/** What belongs to which notice, and how its reader wants to be told of that. */
type Telling = ReadonlyMap<NotificationId, WantedDraft>

/** Which of them join a notice that is open, which begin one, and who belongs to which. */
const arrange = (drafts: readonly WantedDraft[], open: readonly OpenGroup[]) => {
  const groups = new Map<string, Pick<OpenGroup, 'id' | 'beganAt' | 'isShown'>>(
    open.map((group) => [`${group.recipient} ${group.key}`, group]),
  )
  const begun: NewNotice[] = []
  const people: NoticePerson[] = []
  const telling = new Map<NotificationId, WantedDraft>()
  for (const draft of drafts.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const key = `${draft.recipient} ${keyOf(draft)}`
    const { inApp: isShown } = draft.preference
    const group = groups.get(key)
    const isOpen = group?.isShown === isShown && draft.at.getTime() - group.beganAt.getTime() < day
    const noticeId = isOpen ? group.id : (uuid() as NotificationId)
    if (!isOpen) {
      begun.push(newNotice(draft, noticeId))
      groups.set(key, { id: noticeId, beganAt: draft.at, isShown })
    }
    const { person: accountId, causeId, at } = draft
    if (accountId) people.push({ noticeId, accountId, causeId, at })
    telling.set(noticeId, draft)
  }
  return { begun, people, telling }
}

/** Open pages hear of the newest that they show. */
const tellPages = (tx: Transaction, telling: Telling) => {
  const newest = new Map<AccountId, WantedDraft & { readonly noticeId: NotificationId }>()
  for (const [noticeId, draft] of telling) {
    const known = newest.get(draft.recipient)
    const isNewer = !known || known.at <= draft.at
    if (draft.preference.inApp && isNewer) newest.set(draft.recipient, { ...draft, noticeId })
  }
  for (const [accountId, { noticeId: notificationId }] of newest) {
    tx.emit('notifications.notice-written', { accountId, notificationId })
  }
}

/** In the same transaction, so that each is queued once, and with the preferences that were read for it. */
const queueChannels = async (
  tx: Transaction,
  telling: Telling,
  numbers: ReadonlyMap<string, number>,
  now: Date,
) => {
  const accounts = new Set([...telling.values()].map(({ recipient }) => recipient))
  const timesOf = await readDeliveryTimes(tx, [...accounts])
  const wishes = [...telling].map(([noticeId, { recipient, kind, preference }]) => ({
    accountId: recipient,
    noticeId,
    seq: numbers.get(noticeId) ?? 0,
    channels: preference,
    times: timesOf(recipient),
    hasOwnMail: kind.mail === 'own',
  }))
  await queueWishes(tx, wishes, now)
}

/** A few queries for any number of them. */
export const writeDrafts = async (tx: Transaction, drafts: readonly KindDraft[], now: Date) => {
  const told = await once(tx, await wanted(tx, drafts))
  if (told.length === 0) return
  await lockNumbers(tx)
  await lockReaders(
    tx,
    told.map(({ recipient }) => recipient),
  )
  const asked = told.map((draft) => ({ recipient: draft.recipient, key: keyOf(draft) }))
  const distinct = new Map(asked.map((one) => [`${one.recipient} ${one.key}`, one]))
  const open = await readOpenGroups(tx, [...distinct.values()])
  const { begun, people, telling } = arrange(told, open)
  const begunNumbers = await insertNotices(tx, begun)
  await insertPeople(tx, people)
  tellPages(tx, telling)
  const numbers = new Map([...open, ...begunNumbers].map(({ id, seq }) => [id, seq]))
  await queueChannels(tx, telling, numbers, now)
}
