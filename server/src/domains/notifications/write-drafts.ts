import type { AccountId, NotificationId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../platform/database/database.ts'
import type { Draft, WrittenKind } from './kinds/kind.ts'
import { type OpenGroup, readKindsOff, readOpenGroups } from './reader/groups.ts'
import { readSwitches } from './reader/settings.ts'
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

/** Those that their recipients want to hear. Nobody is told what they did themselves. */
const wanted = async (tx: Transaction, drafts: readonly KindDraft[]): Promise<KindDraft[]> => {
  const ofOthers = drafts.filter(({ recipient, person }) => person !== recipient)
  if (ofOthers.length === 0) return []
  const recipients = [...new Set(ofOthers.map(({ recipient }) => recipient))]
  const switches = await readSwitches(tx, recipients)
  const kindsOff = await readKindsOff(tx, recipients)
  const off = new Set(kindsOff.map(({ accountId, kind }) => `${accountId} ${kind}`))
  const social = ofOthers.flatMap(({ kind, recipient, person }) =>
    kind.isSocial && person ? [{ recipient, person }] : [],
  )
  const isSilenced = await readSilenced(tx, social)
  return ofOthers.filter(({ kind, recipient, person }) => {
    const isOn = switches.get(recipient)?.[kind.switch] ?? true
    const isQuiet = kind.isSocial && person !== null && isSilenced({ recipient, person })
    return isOn && !isQuiet && !off.has(`${recipient} ${kind.name}`)
  })
}

/**
 * Nobody is told twice of one thing that somebody did, such as a comment that replies to them and mentions
 * them: the first kind that they want to hear of does it, and what was told is told.
 */
const once = async (tx: Transaction, drafts: readonly KindDraft[]): Promise<KindDraft[]> => {
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

const newNotice = (draft: KindDraft, id: NotificationId): NewNotice => ({
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
})

/** Which of them join a notice that is open, which begin one, and who belongs to which. */
const arrange = (drafts: readonly KindDraft[], open: readonly OpenGroup[]) => {
  const groups = new Map<string, Pick<OpenGroup, 'id' | 'beganAt'>>(
    open.map((group) => [`${group.recipient} ${group.key}`, group]),
  )
  const begun: NewNotice[] = []
  const people: NoticePerson[] = []
  const newest = new Map<AccountId, NotificationId>()
  for (const draft of drafts.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const key = `${draft.recipient} ${keyOf(draft)}`
    const group = groups.get(key)
    const joins = group && draft.at.getTime() - group.beganAt.getTime() < day
    const noticeId = joins ? group.id : (uuid() as NotificationId)
    if (!joins) {
      begun.push(newNotice(draft, noticeId))
      groups.set(key, { id: noticeId, beganAt: draft.at })
    }
    const { person: accountId, causeId, at } = draft
    if (accountId) people.push({ noticeId, accountId, causeId, at })
    newest.set(draft.recipient, noticeId)
  }
  return { begun, people, newest }
}

/** A few queries for any number of them. */
export const writeDrafts = async (tx: Transaction, drafts: readonly KindDraft[]) => {
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
  const { begun, people, newest } = arrange(told, open)
  await insertNotices(tx, begun)
  await insertPeople(tx, people)
  for (const [accountId, notificationId] of newest) {
    tx.emit('notifications.notice-written', { accountId, notificationId })
  }
}
