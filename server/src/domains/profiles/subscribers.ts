import { type ProfilePicture, profilePictures } from '@fanfare/contract'
import type { Transaction } from '../../platform/database/database.ts'
import type { StoredEvent } from '../../platform/events/store.ts'
import { externalSubscriber, subscriber } from '../../platform/events/subscriber.ts'
import { tellChanged } from '../../platform/realtime/push.ts'
import { removeAsset } from '../media/index.ts'
import { pictureColumns } from './pictures.ts'
import { changeProfile, confirmProfiles, lockByPendingPicture } from './writer.ts'

type Ready = StoredEvent<'media.asset-ready'>['payload']
type Failed = StoredEvent<'media.asset-failed'>['payload']

/** Takes a picture into use, unless another was chosen meanwhile. Those of groups are none of ours. */
const showReady = async (
  tx: Transaction,
  purpose: ProfilePicture,
  ready: readonly Ready[],
  now: Date,
) => {
  const { shown, pending } = pictureColumns[purpose]
  const waiting = await lockByPendingPicture(tx, purpose, ready)
  for (const profile of waiting) {
    const change = { [shown]: profile[pending], [pending]: null }
    await changeProfile(tx, profile.account_id, change, now)
    const before = profile[shown]
    if (before) await removeAsset(tx, before, now)
  }
}

const letGoOfFailed = async (
  tx: Transaction,
  purpose: ProfilePicture,
  failed: readonly Failed[],
  now: Date,
) => {
  const { pending } = pictureColumns[purpose]
  const reasons = new Map(failed.map(({ assetId, reason }) => [assetId, reason]))
  for (const profile of await lockByPendingPicture(tx, purpose, failed)) {
    const { account_id: accountId } = profile
    const asset = profile[pending]
    await changeProfile(tx, accountId, { [pending]: null }, now)
    const reason = (asset && reasons.get(asset)) ?? ''
    tx.emit('profiles.picture-failed', { accountId, picture: purpose, reason })
  }
}

/** Runs it for the photos among these and for the cover images, each if there are any. */
const forEachPicture = async <Payload extends { readonly purpose: string }>(
  events: readonly { readonly payload: Payload }[],
  run: (purpose: ProfilePicture, payloads: readonly Payload[]) => Promise<void>,
) => {
  for (const purpose of profilePictures) {
    const payloads = events.map(({ payload }) => payload).filter((one) => one.purpose === purpose)
    if (payloads.length > 0) await run(purpose, payloads)
  }
}

const showPictures = subscriber('profiles.show-pictures', {
  'media.asset-ready': (tx, events, scope) =>
    forEachPicture(events, (purpose, ready) => showReady(tx, purpose, ready, scope.now())),
  'media.asset-failed': (tx, events, scope) =>
    forEachPicture(events, (purpose, failed) => letGoOfFailed(tx, purpose, failed, scope.now())),
})

/** Nobody is listed before they have confirmed their email. */
const listConfirmed = subscriber('profiles.list-confirmed', {
  'identity.email-verified': async (tx, events) => {
    const ids = events.map(({ payload }) => payload.accountId)
    await confirmProfiles(tx, ids)
  },
})

/** Every open tab that shows this person reads the profile again. */
const tellViewers = externalSubscriber('profiles.tell-viewers', {
  'profiles.profile-changed': async (events, scope) => {
    const topics = events.map(({ payload }) => `profile:${payload.accountId}`)
    await tellChanged(scope, topics, 'profile')
  },
  // Open tabs of the person themselves, which ask for the confirmation until they hear of it.
  'identity.email-verified': async (events, scope) => {
    const topics = events.map(({ payload }) => `account:${payload.accountId}`)
    await tellChanged(scope, topics, 'email')
  },
  'profiles.picture-failed': async (events, scope) => {
    for (const { payload } of events) {
      const topic = `account:${payload.accountId}`
      const { picture: what, reason: message } = payload
      await scope.push.send(topic, { type: 'failed', topic, what, message })
    }
  },
})

export const profileSubscribers = [showPictures, listConfirmed, tellViewers]
