import { z } from 'zod'

/**
 * Every way a request can fail, once. The status is what HTTP sees, the sentence is what a person
 * reads when the screen has nothing more specific to say.
 */
export const problems = {
  'request.invalid': [400, 'Some of what was sent is not valid.'],
  'request.cursor-mismatch': [400, 'This list has changed. Start again from the top.'],
  'request.idempotency-mismatch': [422, 'This request was already sent with other contents.'],
  'request.done-before': [409, 'This was already done. Reload to see the result.'],
  'request.not-found': [404, 'There is nothing here.'],
  'request.too-many': [429, 'Too many tries. Wait a moment, then try again.'],
  'request.cross-site': [403, 'This request did not come from Fanfare.'],
  'request.too-large': [413, 'What was sent is too large.'],
  'server.failed': [500, 'Something went wrong on our side. Nothing was changed.'],
  'server.unavailable': [503, 'Part of Fanfare is not reachable right now. Try again in a moment.'],

  'auth.required': [401, 'Sign in to go on.'],
  'auth.forbidden': [403, 'Your account may not do this.'],
  'auth.wrong-credentials': [401, 'The e-mail or the password is not right.'],
  'auth.wrong-password': [400, 'That is not your current password.'],
  'auth.wrong-code': [400, 'That code is not right. Codes change every 30 seconds.'],
  'auth.expired-link': [400, 'This link has expired or was already used. Ask for a new one.'],
  'auth.second-factor-expired': [401, 'Signing in took too long. Start again with your password.'],
  'auth.second-factor-on': [409, 'Two-factor authentication is already on.'],
  'auth.second-factor-off': [409, 'Two-factor authentication is not on.'],
  'auth.guessing': [
    429,
    'Too many wrong tries from devices we do not know. Wait, or reset your password by e-mail.',
  ],
  'auth.email-taken': [409, 'There is already an account with this e-mail.'],
  'auth.email-not-verified': [403, 'Confirm your e-mail first.'],
  'auth.username-taken': [409, 'This username is taken.'],
  'auth.already-creator': [409, 'You are a creator already.'],

  'session.not-found': [404, 'This device is signed out already.'],
  'profile.not-found': [404, "The user you're looking for doesn't exist."],
  'upload.not-found': [404, 'This upload does not exist or has expired.'],
  'upload.too-large': [413, 'This file is larger than allowed.'],
  'upload.type-not-allowed': [415, 'This kind of file is not accepted here.'],
  'upload.incomplete': [409, 'The file has not arrived whole. Send it again.'],
  'upload.over-quota': [413, 'Your space is full. Delete something you no longer need.'],
  'upload.other-file': [409, 'This is another file than the one that was begun.'],

  'content.not-found': [404, 'This piece does not exist or was taken down.'],
  'content.conflict': [409, 'This piece was changed in another tab. Your text is still here.'],
  'content.not-ready': [409, 'This piece is not ready for that yet.'],
  'content.incomplete': [409, 'Something is missing before this can be published.'],
  'content.locked': [403, 'This piece is locked. Its page says what opens it.'],
  'content.wrong-type': [409, 'This does not fit the kind of piece.'],
  'comment.not-found': [404, 'This comment is gone.'],
  'comment.closed': [409, 'Comments are closed here.'],
  'series.not-found': [404, 'This series does not exist.'],

  'checkout.not-for-sale': [409, 'This piece cannot be bought now. Nothing was charged.'],
  'checkout.own-piece': [409, 'This piece is your own.'],
  'checkout.owned': [409, 'You can open this already. Nothing was charged.'],
  'order.not-found': [404, 'This order does not exist.'],
  'order.expired': [409, 'This offer has run out. Nothing was charged. Look at the price again.'],
  'order.price-changed': [409, 'The price has changed since you saw it. Nothing was charged.'],
  'order.in-progress': [409, "A payment for this is on its way. Don't pay again."],
  'order.paid': [409, 'This is paid already. Nothing more was charged.'],
  'payment-method.needed': [409, 'Choose a card to pay with. Nothing was charged.'],
  'payment-method.not-found': [404, 'This card is not on file.'],
  'payment-method.not-taken': [409, 'The card was not accepted. Nothing was charged or kept.'],

  'refund.not-found': [404, 'There is no such request.'],
  'refund.not-possible': [409, 'There is nothing to refund here.'],
  'refund.under-way': [409, 'A refund of this was asked for already.'],
  'refund.disputed': [409, 'The bank is looking into this payment, so it cannot be refunded now.'],
  'refund.refused-before': [409, 'This was asked and answered already.'],
  'refund.answered': [409, 'This request was answered already.'],

  'promotion.not-found': [404, 'There is no such code for what is sold here.'],
  'promotion.not-active': [409, 'This code is not valid now. Nothing was charged.'],
  'promotion.used-up': [409, 'This code has been used as often as it can be. Nothing was charged.'],
  'promotion.used-before': [409, 'You have used this code as often as you can.'],
  'promotion.leaves-too-little': [
    409,
    'With this code less than 2.99 would be left to pay, which no card can be charged for.',
  ],
  'promotion.code-taken': [409, 'You have a promotion with this code already. End it first.'],
  'promotion.too-many': [409, 'You have as many promotions as there can be. End one first.'],

  'gift.not-found': [404, 'This gift does not exist, or its link was replaced.'],
  'gift.claimed': [409, 'This gift has been claimed already.'],
  'gift.returned': [409, 'This gift was returned to its giver.'],

  'tier.not-found': [404, 'This tier does not exist.'],
  'tier.too-many': [409, 'You have as many tiers as there can be. Archive one first.'],
  'tier.name-taken': [409, 'You have a tier of this name on sale already.'],
  'tier.archived': [409, 'This tier is archived. Bring it back first.'],
  'tier.promised': [
    409,
    'Somebody has subscribed to this tier, so what it promises stays. Make another tier and archive this one.',
  ],
  'tier.seats-taken': [409, 'More seats than that are taken already.'],
  'tier.free-with-extras': [
    409,
    'A free tier has no trial and no yearly price, and it cannot be premium.',
  ],
  'tier.full': [409, 'All places of this tier are taken. Nothing was charged.'],
  'subscription.not-found': [404, 'This subscription does not exist.'],
  'subscription.not-now': [409, 'This cannot be done in the state the subscription is in.'],
  'subscription.exists': [409, 'You are subscribed to this creator already. Nothing was charged.'],
  'subscription.trial-used': [
    409,
    'You, or this card, have had a trial with this creator. Nothing was charged.',
  ],
  'subscription.costs': [409, 'This tier is paid from the first day. Start at the checkout.'],
  'subscription.paused-enough': [409, 'It can be paused for 3 months in any 12.'],
  'subscription.same': [409, 'That is what you have already.'],
  'subscription.other-currency': [
    409,
    'This tier has another currency. End the one you have, then subscribe to it.',
  ],
  'subscription.over-budget': [
    409,
    'This would pass the budget you have set for this month. Nothing was charged yet.',
  ],

  'subscriber.exists': [409, 'This person has a subscription of yours already.'],
  'subscriber.self': [409, 'What you publish is open to you already.'],
  'subscriber.free-tier': [409, 'Everyone can have a free tier. Choose one that costs something.'],
  'holiday.too-long': [409, 'A holiday ends on a day to come, within the next 60 days.'],

  'tip.not-found': [404, 'This tip is not on your tab.'],
  'tip.charged': [409, 'This tip is being charged or was charged already.'],
  'tip.own': [409, 'You cannot tip yourself.'],
  'tip.not-a-creator': [409, 'Only creators can be tipped.'],
  'tip.card-needed': [409, 'Add a card first. Tips are charged to it once they come to 5.00.'],
  'tip.unpaid': [409, 'Your last tips could not be charged. Settle your tab first.'],
  'tip.nothing-to-settle': [409, 'There is nothing to settle. Nothing was charged.'],
} as const satisfies Record<string, readonly [status: number, detail: string]>

export type ProblemCode = keyof typeof problems

/** RFC 9457, with the stable code and, for forms, a message per field. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  detail: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  retryAfter: z.int().optional(),
  requestId: z.string().optional(),
})
export type Problem = z.infer<typeof Problem>
