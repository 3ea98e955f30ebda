import { type AccountId, type AssetId, isProfilePicture } from '@fanfare/contract'
import type { Transaction } from '../../platform/database/database.ts'
import type { StoredEvent } from '../../platform/events/store.ts'
import { externalSubscriber, subscriber } from '../../platform/events/subscriber.ts'
import { tellChanged } from '../../platform/realtime/push.ts'
import type { Scope, WritingScope } from '../../platform/scope.ts'
import { countReactions } from './explore/count-interest.ts'
import { findContentsOfAssets } from './reader/media.ts'
import { settle } from './settle.ts'
import { lockContents } from './writer/contents.ts'

type AssetEvent = StoredEvent<'media.asset-playable' | 'media.asset-ready' | 'media.asset-failed'>

const isOurs = ({ payload }: Pick<AssetEvent, 'payload'>) => !isProfilePicture(payload.purpose)

const settleAll = async (tx: Transaction, events: readonly AssetEvent[], scope: WritingScope) => {
  const assets: AssetId[] = events.filter(isOurs).map(({ payload }) => payload.assetId)
  if (assets.length === 0) return
  const ids = await findContentsOfAssets(tx, assets)
  for (const row of await lockContents(tx, ids)) await settle(tx, row, scope.now())
}

/** Publishes what waited for its files, swaps what was replaced, shows covers that are ready. */
const followFiles = subscriber('catalog.follow-files', {
  'media.asset-playable': settleAll,
  'media.asset-ready': settleAll,
  'media.asset-failed': settleAll,
})

type ContentEvent = StoredEvent<
  | 'catalog.content-changed'
  | 'catalog.content-published'
  | 'catalog.content-unpublished'
  | 'catalog.content-taken-down'
  | 'catalog.content-deleted'
>

const tell = async (events: readonly ContentEvent[], scope: Scope) => {
  const payloads = events.map(({ payload }) => payload)
  const pages = payloads.map(({ contentId }) => `content:${contentId}`)
  const ownLists = payloads.map(({ creatorId }) => `account:${creatorId}`)
  await tellChanged(scope, [...pages, ...ownLists], 'content')
}

type OwnEvent = StoredEvent<
  'catalog.content-pinned' | 'catalog.content-unpinned' | 'catalog.content-revised'
>

/** Their own open pages. Others find it when they come: a profile may be open in a million browsers. */
const tellOwner = async (events: readonly OwnEvent[], scope: Scope) => {
  const owners = events.map(({ payload }) => `account:${payload.creatorId}`)
  await tellChanged(scope, owners, 'content')
}

/** Open pages of the post and its creator's own list read it again. */
const tellViewers = externalSubscriber('catalog.tell-viewers', {
  'catalog.content-changed': tell,
  'catalog.content-published': async (events, scope) => {
    await tell(events, scope)
    const creators = events.map(({ payload }) => payload.creatorId)
    await scope.push.tellFollowers('feed', [...new Set(creators)])
  },
  'catalog.content-unpublished': tell,
  'catalog.content-taken-down': tell,
  'catalog.content-deleted': tell,
  'catalog.content-pinned': tellOwner,
  'catalog.content-unpinned': tellOwner,
  'catalog.content-revised': tellOwner,
  'catalog.comment-added': async (events, scope) => {
    const pages = events.map(({ payload }) => `content:${payload.contentId}`)
    const ownLists = events.map(({ payload }) => `account:${payload.creatorId}`)
    await tellChanged(scope, [...pages, ...ownLists], 'comments')
  },
  'catalog.comment-deleted': async (events, scope) => {
    const owners = events.flatMap(({ payload }) => payload.creatorId ?? [])
    const ownLists = owners.map((id) => `account:${id}`)
    await tellChanged(scope, ownLists, 'comments')
  },
})

const tellFailures = externalSubscriber('catalog.tell-failures', {
  'media.asset-failed': async (events, { push }) => {
    const told = new Map<AccountId, string>()
    for (const { payload } of events.filter(isOurs)) told.set(payload.ownerId, payload.reason)
    for (const [ownerId, message] of told) {
      const topic = `account:${ownerId}`
      await push.send(topic, { type: 'failed', topic, what: 'content', message })
    }
  },
})

export const catalogSubscribers = [followFiles, tellViewers, tellFailures, countReactions]
