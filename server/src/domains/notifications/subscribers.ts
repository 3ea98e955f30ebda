import type { EventName } from '@fanfare/contract'
import type { Transaction } from '../../platform/database/database.ts'
import type { StoredEvent } from '../../platform/events/store.ts'
import {
  type EventHandler,
  externalSubscriber,
  subscriber,
} from '../../platform/events/subscriber.ts'
import { tellChanged } from '../../platform/realtime/push.ts'
import { readSuspended } from '../profiles/index.ts'
import { announce, endAnnouncements } from './announce.ts'
import { forgetEndedDevices } from './channels/push/subscribers.ts'
import { writtenKinds } from './kinds/index.ts'
import type { KnownGroup } from './kinds/kind.ts'
import { readGroups } from './read-groups.ts'
import { silence, takeBack } from './take-back.ts'
import { type KindDraft, writeDrafts } from './write-drafts.ts'
import { hidePublishers } from './writer/publishes.ts'

type Reactions = { readonly [Name in EventName]?: EventHandler<Name> }
type Reaction = EventHandler<EventName>
type FromEvents<Result> = (tx: Transaction, events: readonly StoredEvent[]) => Promise<Result[]>

const namesIn = (tables: readonly object[]) =>
  new Set(tables.flatMap((table) => Object.keys(table) as EventName[]))

/** What all kinds have to tell of some events is written together. */
const tell =
  (name: EventName): Reaction =>
  async (tx, events, scope) => {
    const drafts: KindDraft[] = []
    for (const kind of writtenKinds) {
      const draft = kind.writtenFrom[name] as FromEvents<KindDraft> | undefined
      const made = (await draft?.(tx, events)) ?? []
      drafts.push(...made.map((one) => ({ ...one, kind })))
    }
    await writeDrafts(tx, drafts, scope.now())
  }

const undo =
  (name: EventName): Reaction =>
  async (tx, events) => {
    for (const kind of writtenKinds) {
      const withdrawn = kind.takenBackBy?.[name] as
        | FromEvents<Parameters<typeof takeBack>[2][number]>
        | undefined
      if (withdrawn) await takeBack(tx, kind, await withdrawn(tx, events))
    }
  }

const read =
  (name: EventName): Reaction =>
  async (tx, events, scope) => {
    for (const kind of writtenKinds) {
      const known = kind.readBy?.[name] as FromEvents<KnownGroup> | undefined
      if (known) await readGroups(tx, kind, await known(tx, events), scope.now())
    }
  }

const tablesOf = (pick: 'writtenFrom' | 'takenBackBy' | 'readBy') =>
  writtenKinds.flatMap((kind) => kind[pick] ?? [])

const reactionsTo = (names: ReadonlySet<EventName>, react: (name: EventName) => Reaction) =>
  Object.fromEntries([...names].map((name) => [name, react(name)])) as Reactions

const told = reactionsTo(namesIn(tablesOf('writtenFrom')), tell)
const undone = reactionsTo(namesIn(tablesOf('takenBackBy')), undo)
const readElsewhere = reactionsTo(namesIn(tablesOf('readBy')), read)

const others: Reactions = {
  'catalog.content-published': announce,
  'catalog.content-unpublished': endAnnouncements,
  'catalog.content-deleted': endAnnouncements,
  'catalog.content-taken-down': endAnnouncements,
  'social.blocked': (tx, events) =>
    silence(
      tx,
      events.flatMap(({ payload: { blockerId, blockedId }, occurredAt: at }) => [
        { recipient: blockerId, person: blockedId, at },
        { recipient: blockedId, person: blockerId, at },
      ]),
    ),
  'social.muted': (tx, events) =>
    silence(
      tx,
      events.map(({ payload: { muterId, mutedId }, occurredAt: at }) => ({
        recipient: muterId,
        person: mutedId,
        at,
      })),
    ),
  'identity.suspension-changed': async (tx, events) => {
    const ids = events.map(({ payload }) => payload.accountId)
    await hidePublishers(tx, ids, await readSuspended(tx, ids))
  },
}

/** In this order: what went goes before what came is told. */
const together = (tables: readonly Reactions[]): Reactions =>
  reactionsTo(namesIn(tables), (name) => async (tx, events, scope) => {
    for (const table of tables) await (table[name] as Reaction | undefined)?.(tx, events, scope)
  })

/** The only one that writes notices, one transaction after the other: see decision 40. */
const writeNotices = subscriber(
  'notifications.write-notices',
  together([others, undone, readElsewhere, told]),
)

const topicOf = (accountId: string) => `notifications:${accountId}`

/** Open pages of a person show what came, and all their devices the same number. */
const pushNotices = externalSubscriber('notifications.push-notices', {
  'notifications.notice-written': async (events, { push }) => {
    const newest = new Map(events.map(({ payload }) => [payload.accountId, payload.notificationId]))
    for (const [accountId, notificationId] of newest) {
      const topic = topicOf(accountId)
      await push.send(topic, { type: 'notification', topic, notificationId })
    }
  },
  'notifications.notices-changed': async (events, scope) => {
    const topics = events.map(({ payload }) => topicOf(payload.accountId))
    await tellChanged(scope, topics, 'notifications')
  },
  'notifications.publishes-changed': async (events, { push }) => {
    const creators = events.map(({ payload }) => payload.creatorId)
    await push.tellFollowers('notifications', [...new Set(creators)])
  },
})

export const notificationSubscribers = [writeNotices, pushNotices, forgetEndedDevices]
