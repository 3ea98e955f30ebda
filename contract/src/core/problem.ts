import { z } from 'zod'
import { limits } from '../limits.ts'
import {
  amountText,
  minimumLoneTip,
  minimumPrice,
  minimumTip,
  tabLimit,
  tipCarrierDays,
} from '../money.ts'

/**
 * Every way a request can fail, once. The status is what HTTP sees, the sentence is what a person
 * reads when the screen has nothing more specific to say.
 */
export const problems = {
  'request.invalid': [400, 'Some of this isn’t valid. Check it and try again.'],
  'request.cursor-mismatch': [400, 'This list has changed. Start again from the top.'],
  'request.idempotency-mismatch': [
    422,
    'What you sent before went through after all. Check it before you send this.',
  ],
  'request.done-before': [409, 'This was already done. Reload to see the result.'],
  'request.not-found': [404, 'We couldn’t find this.'],
  'request.too-many': [429, 'Too many attempts. Wait a moment, then try again.'],
  'request.cross-site': [403, 'This request didn’t come from Fanfare.'],
  'request.too-large': [413, 'This is too large to send.'],
  'server.failed': [500, 'Something went wrong on our end. Nothing was changed.'],
  'server.outcome-unknown': [
    503,
    'We can’t reach Fanfare to see whether this went through. Try again: it won’t happen twice.',
  ],
  'server.unavailable': [503, 'Part of Fanfare is unavailable right now. Try again in a moment.'],

  'auth.required': [401, 'Sign in to continue.'],
  'auth.forbidden': [403, 'Your account doesn’t have permission to do this.'],
  'auth.wrong-credentials': [401, 'Wrong email or password.'],
  'auth.suspended': [
    403,
    'Your account is suspended. We emailed you the reason and what you can do about it.',
  ],
  'auth.wrong-password': [400, 'That isn’t your current password.'],
  'auth.wrong-code': [400, 'That code isn’t right. Codes change every 30 seconds.'],
  'auth.expired-link': [400, 'This link has expired or was already used. Request a new one.'],
  'auth.second-factor-expired': [401, 'Sign-in took too long. Start again with your password.'],
  'auth.second-factor-on': [409, 'Two-factor authentication is already on.'],
  'auth.second-factor-off': [409, 'Two-factor authentication is already off.'],
  'auth.guessing': [
    429,
    'Too many failed attempts from devices we don’t recognize. Try again later, or reset your password by email.',
  ],
  'auth.email-taken': [409, 'There’s already an account with this email.'],
  'auth.email-not-verified': [403, 'Confirm your email first.'],
  'auth.username-taken': [409, 'This username is taken.'],
  'auth.already-creator': [409, 'You’re already a creator.'],
  'auth.birth-date-needed': [403, 'Add your birth date first. You need to be 18 or older to sell.'],
  'auth.birth-date-known': [
    409,
    'We already have a birth date for you. Contact support to correct it.',
  ],
  'auth.under-age': [
    403,
    'You need to be 18 or older to sell on Fanfare. If we have the wrong birth date, contact support.',
  ],

  'session.not-found': [404, 'This device is already signed out.'],
  'profile.not-found': [404, "The user you're looking for doesn't exist."],
  'follow.own': [409, 'You can’t follow yourself.'],
  'follow.not-a-creator': [409, 'You can only follow creators.'],
  'follow.too-many': [
    409,
    `You already follow ${limits.follows.toLocaleString('en-US')} creators, the most you can. Unfollow one first.`,
  ],
  'block.own': [409, 'You can’t block yourself.'],
  'block.too-many': [
    409,
    `You’ve blocked ${limits.blocks.toLocaleString('en-US')} people, the most you can. Unblock someone first.`,
  ],
  'mute.own': [409, 'You can’t mute yourself.'],
  'mute.too-many': [
    409,
    `You’ve muted ${limits.mutes.toLocaleString('en-US')} people, the most you can. Unmute someone first.`,
  ],
  'recommendations.own': [409, 'This is your own post.'],
  'recommendations.off': [409, 'Turn on personalized recommendations first.'],
  'recommendations.too-many': [
    409,
    `You’ve hidden ${limits.hiddenCreators} creators, the most you can. Show one of them again first.`,
  ],
  'pack.not-found': [404, 'This starter pack doesn’t exist.'],
  'pack.empty': [409, 'Choose at least one creator who is still on Fanfare.'],
  'pack.too-many': [
    409,
    `You already have ${limits.packs} starter packs, the most you can. Delete one first.`,
  ],
  'notification.not-found': [404, 'This notification is no longer available.'],
  'notification.always-on': [409, 'You’re always told about changes to your account’s security.'],
  'notification.wrong-link': [
    400,
    'This unsubscribe link isn’t complete. Open it from the email again, or turn emails off in Settings > Notifications.',
  ],
  'push.device-not-found': [404, 'This device doesn’t get push notifications anymore.'],
  'push.not-supported': [422, 'We can’t send push notifications to this browser.'],
  'conversation.not-found': [404, 'This conversation doesn’t exist, or you’re no longer in it.'],
  'conversation.own': [409, 'You can’t message yourself.'],
  'conversation.not-owner': [403, 'Only the owner of this group can do that.'],
  'conversation.not-a-group': [409, 'This works in groups only.'],
  'conversation.not-a-member': [409, 'This person isn’t in the group.'],
  'conversation.cannot-add': [
    403,
    'You can add people who’ve answered you or who accept your messages.',
  ],
  'conversation.full': [409, `A group can have up to ${limits.groupMembers} people.`],
  'message.not-found': [404, 'This message is no longer available.'],
  'message.not-own': [403, 'You can only change your own messages.'],
  'message.not-allowed': [403, 'This person doesn’t accept messages from you right now.'],
  'message.no-links-yet': [409, 'You can send links once they’ve answered you.'],
  'report.own': [409, 'You can’t report yourself.'],
  'message.not-accepted': [409, 'You can react once the message request is accepted.'],
  'message.not-answered': [
    409,
    `You can send up to ${limits.requestMessages} messages until they answer you.`,
  ],
  'broadcast.not-found': [404, 'This broadcast is no longer there.'],
  'broadcast.already-sent': [409, 'This broadcast has already been sent.'],
  'broadcast.wrong-time': [
    422,
    `Choose a time in the future, within ${limits.broadcastAheadDays} days.`,
  ],
  'broadcast.too-many': [
    409,
    `You can write up to ${limits.broadcastsPerDay} broadcasts a day. Try again tomorrow.`,
  ],
  'saved-reply.not-found': [404, 'This saved reply is no longer there.'],
  'saved-reply.too-many': [
    409,
    `You can save up to ${limits.savedReplies} replies. Delete one first.`,
  ],
  'message.no-attachments-yet': [409, 'You can send files once they’ve answered you.'],
  'message.cannot-sell': [403, 'Only creators can set a price.'],
  'attachment.not-ready': [409, 'This file isn’t ready yet. Try again in a moment.'],
  'attachment.locked': [403, 'This is locked. Buy it to open it.'],
  'search-entry.not-found': [404, 'This search is no longer in your history.'],
  'follow.not-found': [404, 'You don’t follow this creator.'],
  'upload.not-found': [404, 'This upload doesn’t exist or has expired.'],
  'upload.too-large': [413, 'This file is too large.'],
  'upload.type-not-allowed': [415, 'This file type isn’t supported here.'],
  'upload.incomplete': [409, 'The file didn’t upload completely. Upload it again.'],
  'upload.over-quota': [413, 'Your storage is full. Delete something you no longer need.'],
  'upload.other-file': [409, 'This isn’t the file you started uploading.'],

  'content.not-found': [404, 'This post doesn’t exist or was removed.'],
  'content.conflict': [409, 'This post was edited in another tab. Your text is still here.'],
  'content.not-ready': [409, 'This post isn’t ready for that yet.'],
  'content.incomplete': [409, 'Something is missing before you can publish this.'],
  'content.taken-down': [
    409,
    'We took this post down, so you can’t publish or delete it. Contact support if you think we got this wrong.',
  ],
  'content.locked': [403, 'This post is locked. Open its page to see how to unlock it.'],
  'content.wrong-type': [409, 'This doesn’t work with this type of post.'],
  'comment.not-found': [404, 'This comment is no longer available.'],
  'comment.closed': [409, 'Comments are turned off here.'],
  'comment.too-many-mentions': [
    409,
    `You can mention up to ${limits.mentions} people in a comment.`,
  ],
  'series.not-found': [404, 'This series doesn’t exist.'],
  'series.full': [409, `A series can have up to ${limits.seriesParts} posts.`],

  'checkout.not-for-sale': [409, 'This isn’t for sale right now. You weren’t charged.'],
  'checkout.own-content': [409, 'You already have access to your own work.'],
  'checkout.owned': [409, 'You already have access to this. You weren’t charged.'],
  'order.not-found': [404, 'This order doesn’t exist.'],
  'order.expired': [
    409,
    'This checkout has expired. You weren’t charged. Check the price and try again.',
  ],
  'order.price-changed': [409, 'The price has changed since you last saw it. You weren’t charged.'],
  'order.in-progress': [409, 'A payment for this is already in progress. Don’t pay again.'],
  'order.paid': [409, 'This is already paid. You weren’t charged again.'],
  'payment-method.needed': [409, 'Choose a card to pay with. You weren’t charged.'],
  'payment-method.not-found': [404, 'We couldn’t find this card.'],
  'payment-method.not-taken': [409, 'Your card wasn’t accepted. It wasn’t charged or saved.'],

  'refund.not-found': [404, 'We couldn’t find this refund request.'],
  'refund.not-possible': [409, 'There’s nothing to refund here.'],
  'refund.under-way': [409, 'A refund for this has already been requested.'],
  'refund.disputed': [
    409,
    'The bank is reviewing this payment, so it can’t be refunded right now.',
  ],
  'refund.refused-before': [409, 'This refund request was already declined.'],
  'refund.answered': [409, 'This request has already been answered.'],

  'promotion.not-found': [404, 'This code doesn’t exist or doesn’t apply here.'],
  'promotion.not-active': [409, 'This code isn’t active right now. You weren’t charged.'],
  'promotion.used-up': [409, 'This code has reached its limit. You weren’t charged.'],
  'promotion.used-before': [409, 'You’ve already used this code as many times as you can.'],
  'promotion.leaves-too-little': [
    409,
    `This code would bring the price below ${amountText(minimumPrice)}, the minimum for a card payment.`,
  ],
  'promotion.code-taken': [409, 'You already have a promotion with this code. End it first.'],
  'promotion.too-many': [
    409,
    `You’ve reached the limit of ${limits.promotions} promotions. End one first.`,
  ],

  'gift.not-found': [404, 'This gift doesn’t exist, or its link was replaced.'],
  'gift.claimed': [409, 'This gift has already been claimed.'],
  'gift.free': [409, 'A gift that cost nothing can’t be emailed. Send them the link yourself.'],
  'gift.unavailable': [
    409,
    'This gift can’t be claimed right now. Keep the link and try again later.',
  ],
  'gift.returned': [409, 'This gift was returned to the person who bought it.'],

  'tier.not-found': [404, 'This tier doesn’t exist.'],
  'tier.too-many': [409, `You’ve reached the limit of ${limits.tiers} tiers. Archive one first.`],
  'tier.name-taken': [409, 'You already have an active tier with this name.'],
  'tier.archived': [409, 'This tier is archived. Restore it first.'],
  'tier.promised': [
    409,
    'People have subscribed to this tier, so these changes aren’t possible. Create a new tier and archive this one.',
  ],
  'tier.seats-taken': [409, 'More spots than that are already taken.'],
  'tier.free-with-extras': [
    409,
    'A free tier can’t have a trial or a yearly price, and it can’t be premium.',
  ],
  'tier.full': [409, 'All spots in this tier are taken. You weren’t charged.'],
  'subscription.not-found': [404, 'This subscription doesn’t exist.'],
  'subscription.not-now': [409, 'This subscription can’t be changed right now.'],
  'subscription.exists': [409, 'You’re already subscribed to this creator. You weren’t charged.'],
  'subscription.trial-used': [
    409,
    'You or this card already had a trial with this creator. You weren’t charged.',
  ],
  'subscription.costs': [409, 'This tier has no free trial. Subscribe at checkout.'],
  'subscription.paused-enough': [409, 'You can pause for up to 3 months in any 12.'],
  'subscription.same': [409, 'You already have this tier.'],
  'subscription.other-currency': [
    409,
    'This tier uses a different currency. End your current subscription, then subscribe to this one.',
  ],
  'subscription.over-budget': [
    409,
    'This would go over the budget you set for this month. You haven’t been charged yet.',
  ],

  'subscriber.exists': [409, 'This person is already subscribed to you.'],
  'subscriber.self': [409, 'You already have access to everything you publish.'],
  'subscriber.free-tier': [409, 'Anyone can join a free tier. Choose a paid one.'],
  'holiday.too-long': [409, `Choose an end date within the next ${limits.holidayDays} days.`],

  'tip.not-found': [404, 'This tip isn’t pending.'],
  'tip.charged': [409, 'This tip has already been charged, or is being charged now.'],
  'tip.own': [409, 'You can’t tip yourself.'],
  'tip.not-a-creator': [409, 'You can only tip creators.'],
  'tip.card-needed': [
    409,
    `Add a card first. We charge it once your tips reach ${amountText(tabLimit)}.`,
  ],
  'tip.too-small': [
    409,
    `Tips start at ${amountText(minimumLoneTip)}. You weren’t charged. Smaller ones, from ${amountText(minimumTip)}, are charged with a subscription in the same currency that renews within ${tipCarrierDays} days, and you don’t have one.`,
  ],
  'tip.too-small-to-charge': [
    409,
    `We can’t charge less than ${amountText(minimumPrice)} on its own. You weren’t charged. We’ll charge these tips with your next renewal, or when you add more.`,
  ],
  'tip.unpaid': [409, 'We couldn’t charge your last tips. Pay your pending tips first.'],
  'tip.nothing-to-settle': [409, 'You have no pending tips to pay. You weren’t charged.'],
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
