import { randomUUID } from 'node:crypto'
import type { ObjectKind } from '@fanfare/contract'
import { verified } from '../lib/actor.ts'
import { openBrowser } from '../lib/browser.ts'
import {
  makeComment,
  makeContent,
  makeForSale,
  makeSeries,
  makeVideoDraft,
} from '../lib/contents.ts'
import { must, newUsername, type Person, password } from '../lib/person.ts'
import { makePicture, sendPicture } from '../lib/picture.ts'
import { makeAttachedMessage, readAttachment } from './attachments.ts'
import { makePaidOrder, makeRefund, makeSale } from './claims.ts'
import {
  makeBroadcast,
  makeConversation,
  makeGroup,
  makeMessage,
  makeReceivedMessage,
  makeSavedReply,
} from './conversations.ts'
import { makeNotification, makePushDevice } from './notifications.ts'
import {
  makeCreator,
  makeFollowed,
  makeGift,
  makeGiftLink,
  makePack,
  makePromotion,
  makeTip,
} from './offers.ts'
import { makeOrder, makePaymentMethod } from './sales.ts'
import { makeSearchEntry } from './searches.ts'
import { makeCalendarLink, makeFreeTier, makeSubscription } from './subscriptions.ts'
import { makeTier } from './tiers.ts'
import { beginLargeUpload, sendCaptions, sendImage, sendThumbnail, sendVideo } from './uploads.ts'
import type { World } from './world.ts'

interface ObjectFactory {
  /** Makes one that belongs to this person, and to what was named before it; answers its id. */
  own(world: World, owner: Person, parent?: string): Promise<string>
  /** An id of the right shape that nothing has. */
  missing(): string
}

/** Another device of theirs: ending it leaves the one they call from. */
const ownSession = async ({ site, tables }: World, { id, email }: Person) => {
  await must(openBrowser(site), { method: 'POST', path: '/auth/login', body: { email, password } })
  const [newest] = await tables.rows<{ id: string }>(
    'select id from identity.sessions where account_id = $1 order by created_at desc, id desc limit 1',
    [id],
  )
  return newest?.id ?? ''
}

const missing = randomUUID
const upload = (send: (owner: Person) => Promise<string>): ObjectFactory => ({
  own: async (world, owner) => {
    await verified(world, owner)
    return send(owner)
  },
  missing,
})
const content = (
  type: 'image' | 'article',
  status: 'draft' | 'published' | 'deleted',
): ObjectFactory => ({
  own: ({ tables }, { id }) => makeContent(tables, id, { type, status }),
  missing,
})

const factories: Record<ObjectKind, ObjectFactory> = {
  session: { own: ownSession, missing },
  profile: { own: async (_, { id }) => id, missing },
  username: { own: async (_, { username }) => username, missing: newUsername },
  upload: upload(async (owner) => sendPicture(owner, await makePicture(64))),
  'banner-upload': upload(async (owner) => sendPicture(owner, await makePicture(64), 'banner')),
  'multipart-upload': upload(beginLargeUpload),
  'video-upload': upload(sendVideo),
  'image-upload': upload(sendImage),
  'thumbnail-upload': upload(sendThumbnail),
  'captions-upload': upload(sendCaptions),
  draft: content('article', 'draft'),
  'ready-draft': content('article', 'draft'),
  'image-draft': content('image', 'draft'),
  'video-draft': { own: ({ tables }, { id }) => makeVideoDraft(tables, id), missing },
  published: content('article', 'published'),
  visited: {
    own: async (world) =>
      makeContent(world.tables, await makeCreator(world), { type: 'article', status: 'published' }),
    missing,
  },
  deleted: content('article', 'deleted'),
  comment: {
    own: ({ tables }, { id }, parent) => makeComment(tables, id, parent),
    missing,
  },
  'for-sale': { own: ({ tables }) => makeForSale(tables), missing },
  order: { own: ({ tables }, { id }) => makeOrder(tables, id), missing },
  promotion: { own: ({ tables }, { id }) => makePromotion(tables, id), missing },
  tier: { own: ({ tables }, { id }) => makeTier(tables, id), missing },
  'free-tier': { own: ({ tables }) => makeFreeTier(tables), missing },
  subscription: { own: ({ tables }, { id }) => makeSubscription(tables, id), missing },
  'cancelled-subscription': {
    own: ({ tables }, { id }) => makeSubscription(tables, id, { state: 'cancelled' }),
    missing,
  },
  subscriber: {
    own: ({ tables }, { id }) => makeSubscription(tables, randomUUID(), { creatorId: id }),
    missing,
  },
  'calendar-link': { own: (_, fan) => makeCalendarLink(fan), missing },
  gift: { own: ({ tables }, { id }) => makeGift(tables, id), missing },
  'gift-link': { own: (world, giver) => makeGiftLink(world, giver), missing },
  tippable: { own: (world) => makeCreator(world), missing },
  followed: { own: makeFollowed, missing },
  blockable: { own: (world) => makeCreator(world), missing },
  pack: { own: makePack, missing },
  conversation: { own: makeConversation, missing },
  group: { own: makeGroup, missing },
  message: { own: makeMessage, missing },
  broadcast: { own: makeBroadcast, missing },
  'saved-reply': { own: makeSavedReply, missing },
  'attached-message': { own: makeAttachedMessage, missing },
  attachment: { own: readAttachment, missing },
  'received-message': { own: makeReceivedMessage, missing },
  'search-entry': { own: ({ tables }, { id }) => makeSearchEntry(tables, id), missing },
  notification: { own: ({ tables }, { id }) => makeNotification(tables, id), missing },
  'push-device': { own: ({ tables }, { id }) => makePushDevice(tables, id), missing },
  tip: { own: ({ tables }, { id }) => makeTip(tables, id), missing },
  'paid-order': { own: ({ tables }, { id }) => makePaidOrder(tables, id), missing },
  sale: { own: ({ tables }, { id }) => makeSale(tables, id), missing },
  'refund-request': { own: ({ tables }, { id }) => makeRefund(tables, id, 'requested'), missing },
  'platform-refund': {
    own: ({ tables }) => makeRefund(tables, randomUUID(), 'with-platform'),
    missing,
  },
  'payment-method': { own: ({ tables }, { id }) => makePaymentMethod(tables, id), missing },
  series: { own: ({ tables }, { id }) => makeSeries(tables, id), missing },
}

/** The type asks for it too; this is for a run without the compiler. */
export const objectFactory = (kind: ObjectKind): ObjectFactory => {
  const factory = factories[kind]
  if (factory) return factory
  throw new Error(`objects of kind "${kind}" need a factory in faults/src/access/objects.ts`)
}
