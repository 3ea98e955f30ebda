import { z } from 'zod'
import { OrderId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import { Email, GiftItem, GiftMessage, GiftOffer, GiftView, TimeZone } from '../shapes/index.ts'

const gift = z.object({ gift: GiftView })
const ownGift = ownById('signed-in', 'gift', OrderId)
const unclaimed = ['gift.not-found', 'gift.claimed', 'gift.returned'] as const
const rateLimit = { points: 60, seconds: 3600, by: 'account' } as const

const byLink = {
  object: { in: 'params', name: 'token', kind: 'gift-link', allowed: 'anyone' },
  params: z.object({ token: z.string().max(64) }),
} as const

/** What somebody has given, newest first. */
export const listGifts = route({
  method: 'GET',
  path: '/gifts',
  access: 'signed-in',
  query: PageQuery,
  reply: page('gifts', GiftView),
  errors: ['request.cursor-mismatch'],
  example: {},
})

export const readGift = route({
  method: 'GET',
  path: '/gifts/:id',
  ...ownGift,
  reply: gift,
  errors: ['gift.not-found'],
  example: {},
})

/** The message for whoever opens the link. */
export const writeGiftMessage = route({
  method: 'PATCH',
  path: '/gifts/:id',
  ...ownGift,
  body: z.object({ message: GiftMessage }),
  reply: gift,
  errors: unclaimed,
  rateLimit,
  example: { body: { message: 'For the long train ride.' } },
})

/** The previous link stops working, for one that came into the wrong hands. */
export const renewGiftLink = route({
  method: 'POST',
  path: '/gifts/:id/link',
  ...ownGift,
  reply: gift,
  errors: unclaimed,
  rateLimit,
  example: {},
})

/** Sends the link and nothing that anybody wrote; the address is not kept. */
export const mailGift = route({
  method: 'POST',
  path: '/gifts/:id/mail',
  ...ownGift,
  body: z.object({ email: Email }),
  errors: [...unclaimed, 'gift.free'],
  rateLimit: { points: 10, seconds: 86_400, by: 'account' },
  idempotent: true,
  example: { body: { email: '<new-email>' } },
})

/** Shown to everyone who has the link, signed in or not. */
export const readGiftOffer = route({
  method: 'GET',
  path: '/gifts/links/:token',
  access: 'public',
  ...byLink,
  reply: z.object({ offer: GiftOffer }),
  errors: ['gift.not-found'],
  example: {},
})

/** Once, by one person, who can open it from then on. */
export const claimGift = route({
  method: 'POST',
  path: '/gifts/links/:token/claim',
  access: 'signed-in',
  ...byLink,
  /** By whose calendar the months of a tier are counted. */
  body: z.object({ timeZone: TimeZone.default('UTC') }),
  reply: z.object({ item: GiftItem }),
  errors: [
    ...unclaimed,
    'gift.unavailable',
    'checkout.own-content',
    'checkout.owned',
    'order.in-progress',
    'subscription.exists',
  ],
  rateLimit,
  idempotent: true,
  example: { body: {} },
})
