import type { EmailFrequency, NotificationCategory, NotificationSwitch } from '@fanfare/contract'

interface Words {
  readonly label: string
  readonly hint: string
}

/** Those with a switch, under the names that the specification gives them. */
export const switched: Readonly<Record<NotificationSwitch, Words>> = {
  newSubscriptions: {
    label: 'New Subscriptions',
    hint: 'Someone subscribes to you or follows you.',
  },
  commentsAndLikes: {
    label: 'Comments & Likes',
    hint: 'Someone likes or comments on your posts, replies to your comments or mentions you.',
  },
  directMessages: { label: 'Direct Messages', hint: 'Someone sends you a message.' },
  paymentUpdates: {
    label: 'Payment Updates',
    hint: 'Your sales and tips, refunded sales, disputes and changes to your subscriptions.',
  },
  systemUpdates: {
    label: 'System Updates',
    hint: 'Changes to your account, posts we took down, files we couldn’t process and what’s new on Fanfare.',
  },
}

export const switches = Object.keys(switched) as NotificationSwitch[]

/** Each follow has a bell, which is the switch of its posts. */
export const newPosts: Words = {
  label: 'New posts',
  hint: 'Creators you follow publish something. Use the bell on their profiles to choose which posts.',
}

export const labelOf = (category: NotificationCategory) =>
  category === 'newPosts' ? newPosts.label : switched[category].label

export const frequencies = [
  ['off', 'Off'],
  ['daily', 'Daily summary'],
  ['now', 'Right away'],
] as const satisfies readonly (readonly [EmailFrequency, string])[]
