import { limits } from './limits.ts'

interface Cookie {
  /** Over TLS the server's own are called `__Host-` and this. */
  readonly name: string
  readonly purpose: string
  readonly lasts: string
}

/** Every cookie there is: the server and the web app set no other, and the privacy page lists these. */
export const cookies = {
  session: {
    name: 'fanfare_session',
    purpose: 'Keeps you signed in. Scripts can’t read it.',
    lasts:
      '12 hours without use, or 30 days if you choose “Remember me”. 90 days at most. Deleted when you sign out.',
  },
  device: {
    name: 'fanfare_device',
    purpose:
      'Recognizes this browser, so we can email you about a sign-in from a new one and spot refund abuse. Scripts can’t read it.',
    lasts: '400 days after you last signed in.',
  },
  pending: {
    name: 'fanfare_pending',
    purpose: 'Connects your password to the code you enter next. Scripts can’t read it.',
    lasts: '10 minutes.',
  },
  theme: { name: 'theme', purpose: 'Remembers your theme.', lasts: 'A year.' },
  accent: { name: 'accent', purpose: 'Remembers your accent color.', lasts: 'A year.' },
} as const satisfies Readonly<Record<string, Cookie>>

/** Those that the web app writes itself. */
export type AppearanceCookie = 'theme' | 'accent'

interface Stored {
  readonly title: string
  readonly holds: string
  readonly kept: string
}

const asLongAsYou = 'For as long as you have an account.'
const untilYouDelete = 'Until you remove it, or for as long as you have an account.'

/**
 * What we know about people. Each table of the database belongs to one of these or holds nothing
 * personal; a test of the server asks for that, so that this stays true.
 */
export const storedData = {
  account: {
    title: 'Your account',
    holds:
      'Email address, username, display name, and a one-way hash of your password. If you use two-factor authentication, its secret and your recovery codes, encrypted or hashed. If you sell, your date of birth, which nobody else sees.',
    kept: asLongAsYou,
  },
  devices: {
    title: 'Your devices',
    holds:
      'For each browser you sign in on: its name, IP address and when you used it, so you can recognize your devices and sign them out. Where you turn push notifications on, also the address your browser’s maker gave it for them, and the keys that encrypt them so only that browser can read them.',
    kept: 'Until you sign out or the session expires, or until you turn push notifications off there. Browsers we recognize: the last 20.',
  },
  profile: {
    title: 'Your profile',
    holds:
      'The photo, cover image, text, location and website you add. You choose who can see your profile. If you are a creator, also that you have shared your page, for the checklist in your studio.',
    kept: untilYouDelete,
  },
  settings: {
    title: 'Your settings',
    holds:
      'How you want to be notified and when, your time zone, your budget, and who can see your profile.',
    kept: asLongAsYou,
  },
  sharing: {
    title: 'Your age range and gender',
    holds: `Only what you choose to enter under Data Sharing in your settings, which is off until you turn it on. It may be shown to creators only in totals of ${limits.sharedAudience} or more people, never by itself.`,
    kept: 'Until you turn Data Sharing off, which deletes it.',
  },
  posts: {
    title: 'What you publish',
    holds:
      'Your posts, files, drafts, series, comments and whom they mention, the post you pin to your profile, tiers, promotions and breaks.',
    kept: 'Until you delete it. Deleted posts can be restored for 30 days. What someone has bought stays available to them.',
  },
  likes: {
    title: 'Likes and saves',
    holds:
      'Which posts and comments you liked, and which posts you saved. For 14 days also which posts you liked or commented on each day, so that trending counts you once.',
    kept: untilYouDelete,
  },
  follows: {
    title: 'Whom you follow, and your starter packs',
    holds:
      'Which creators you follow, since when, and what you want to hear about. Where you tapped Follow is only counted for the creator, not stored with your name. The creators see that you follow them. Nobody else does unless you choose to show it. Everyone can see your starter packs.',
    kept: 'Until you unfollow them or delete the pack, or for as long as you have an account.',
  },
  blocks: {
    title: 'Whom you block and mute',
    holds:
      'Whom you blocked or muted, and since when. We don’t tell them, but someone you blocked can’t find you anymore while signed in.',
    kept: 'Until you unblock or unmute them, or for as long as you have an account.',
  },
  messages: {
    title: 'Your messages',
    holds:
      'What you write to others and they to you, how you react to it, who is in each conversation, how far you have read, who can message you, the replies you save, your welcome message, and how soon you usually reply. Only the people in a conversation see it.',
    kept: 'Until the person who wrote a message deletes it. Deleting a conversation removes it from your list only.',
  },
  notifications: {
    title: 'Your notifications',
    holds:
      'What we told you in the app: who liked, commented, mentioned you, followed, subscribed or paid, about which post, and what you have seen, read, deleted or turned off. Which of it we emailed or pushed to you.',
    kept: '90 days, and 7 days for which of them we pushed. What you turned off: until you turn it on again.',
  },
  history: {
    title: 'What you watch and read',
    holds:
      'Which posts you opened, how far you got, how much we sent you, downloads, and when you last opened your feed or your studio. We need it to resume where you left off, for refunds, and as evidence if a payment is disputed. Views are counted with a code that changes every day.',
    kept: 'For as long as the post exists. You can remove posts from your history at any time; what refunds and disputes need stays.',
  },
  searches: {
    title: 'What you search for',
    holds:
      'Your search history, which only you see. If Data Sharing is on, we also count your searches and what you open from them, without saving who it was. Others see a search only after 20 people made it within a week.',
    kept: 'Your history: until you clear it. Counts without you: 90 days.',
  },
  recommendations: {
    title: 'What shapes your recommendations',
    holds:
      'Your interests, the 200 posts you last watched, liked, saved, commented on or bought, what you asked for more or less of, creators you hid, and the posts we picked from that.',
    kept: 'Until you reset them or turn personalized recommendations off, which deletes it.',
  },
  purchases: {
    title: 'Purchases, subscriptions, tips and gifts',
    holds:
      'What you bought, when, for how much, with which promotion code, your country, your billing address if you enter one, your subscriptions, and refunds, withdrawals and disputes.',
    kept: 'For as long as tax law requires us to keep payment records.',
  },
  cards: {
    title: 'Your cards',
    holds:
      'Brand, last four digits, expiry date, and a code from our payment provider that stands for the card. Card numbers go straight to the provider and never reach us.',
    kept: 'Until you remove the card. The code is kept to spot refund abuse.',
  },
  earnings: {
    title: 'Your sales, subscribers and followers',
    holds:
      'If you are a creator: what you earned, from which posts and tiers, who subscribes to you, and how many followers you gained and lost each day.',
    kept: 'For as long as tax law requires us to keep payment records.',
  },
  mail: {
    title: 'Emails we send you',
    holds: 'Your address and the subject. The text is deleted as soon as the email is sent.',
    kept: '30 days.',
  },
  support: {
    title: 'Messages to support and reports',
    holds:
      'What you wrote to us, and posts, people and messages you reported, with a copy of the messages they are about.',
    kept: asLongAsYou,
  },
} as const satisfies Readonly<Record<string, Stored>>

export type StoredData = keyof typeof storedData
