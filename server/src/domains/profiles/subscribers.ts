import { externalSubscriber, subscriber } from '../../platform/events/subscriber.ts'
import { tellChanged } from '../../platform/realtime/push.ts'
import { removeAsset } from '../media/index.ts'
import { changeProfile, confirmProfiles, lockByPendingPicture } from './writer.ts'

/** Takes a picture into use once it is ready, unless another was chosen meanwhile. */
const showPictures = subscriber('profiles.show-pictures', {
  'media.asset-ready': async (tx, events, scope) => {
    const ready = events.filter(({ payload }) => payload.purpose === 'avatar')
    if (ready.length === 0) return
    const assets = ready.map(({ payload }) => payload.assetId)
    const waiting = await lockByPendingPicture(tx, assets)
    for (const profile of waiting) {
      const change = { picture_asset_id: profile.picture_pending_id, picture_pending_id: null }
      await changeProfile(tx, profile.account_id, change, scope.now())
      if (profile.picture_asset_id) await removeAsset(tx, profile.picture_asset_id, scope.now())
    }
    const wanted = new Set(waiting.map((profile) => profile.picture_pending_id))
    for (const asset of assets) {
      if (!wanted.has(asset)) await removeAsset(tx, asset, scope.now())
    }
  },
  'media.asset-failed': async (tx, events, scope) => {
    const failed = events.filter(({ payload }) => payload.purpose === 'avatar')
    if (failed.length === 0) return
    const reasons = new Map(failed.map(({ payload }) => [payload.assetId, payload.reason]))
    for (const profile of await lockByPendingPicture(tx, [...reasons.keys()])) {
      const pending = profile.picture_pending_id
      await changeProfile(tx, profile.account_id, { picture_pending_id: null }, scope.now())
      const reason = (pending && reasons.get(pending)) ?? ''
      tx.emit('profiles.picture-failed', { accountId: profile.account_id, reason })
    }
  },
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
  'profiles.picture-failed': async (events, scope) => {
    for (const { payload } of events) {
      const topic = `account:${payload.accountId}`
      const message = payload.reason
      await scope.push.send(topic, { type: 'failed', topic, what: 'picture', message })
    }
  },
})

export const profileSubscribers = [showPictures, listConfirmed, tellViewers]
