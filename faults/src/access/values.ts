import { AccountId, type ExampleValue } from '@fanfare/contract'
import { authSecret } from '../../../ops/src/environment.ts'
import { unsubscribeToken } from '../../../server/src/platform/mail/unsubscribe.ts'
import { appCode } from '../lib/app-code.ts'
import { makeComment, makeContent, makePublishedPicture, makeTeasedVideo } from '../lib/contents.ts'
import { must, newEmail, newUsername, type Person, register } from '../lib/person.ts'
import { takeCard } from '../lib/provider.ts'
import { makeContact } from './conversations.ts'
import type { Learned } from './givens.ts'
import { tokenMailedTo } from './mailed-token.ts'
import { makeCreator } from './offers.ts'
import { makePaymentMethod } from './sales.ts'
import { tierBeside } from './subscriptions.ts'
import type { World } from './world.ts'

interface About {
  readonly world: World
  readonly subject: Person
  readonly learned: Learned
}

/** The same one for everything an example says of it. */
const ownContents = new WeakMap<About, Promise<string>>()
const ownContent = (about: About): Promise<string> => {
  const { world, subject } = about
  const known =
    ownContents.get(about) ??
    makeContent(world.tables, subject.id, { type: 'article', status: 'published' })
  ownContents.set(about, known)
  return known
}

const values: Record<ExampleValue, (about: About) => Promise<string>> = {
  'own-email': async ({ subject }) => subject.email,
  'new-email': async () => newEmail(),
  'new-username': async () => newUsername(),
  'verification-token': ({ world, subject }) => tokenMailedTo(world, subject, 'verify'),
  'reset-token': async ({ world, subject }) => {
    const { email, browser } = subject
    await must(browser, { method: 'POST', path: '/auth/forgot-password', body: { email } })
    return tokenMailedTo(world, subject, 'reset-password')
  },
  // The present step may be spent already; the next one is accepted ahead of its time.
  'app-code': async ({ learned: { secret = '' } }) => appCode(secret, 1),
  'recovery-code': async ({ learned: { recoveryCodes = [] } }) => recoveryCodes[0] ?? '',
  'published-teaser': ({ world, subject }) => makeTeasedVideo(world.tables, subject.id),
  'published-picture': ({ world, subject }) => makePublishedPicture(world.tables, subject.id),
  'own-published': ownContent,
  'comment-on-own': async (about) =>
    makeComment(about.world.tables, about.subject.id, await ownContent(about)),
  'fan-username': async ({ world }) => (await register(world.site, false)).username,
  'a-creator': ({ world }) => makeCreator(world),
  'a-contact': ({ world, subject }) => makeContact(world, subject),
  'own-card': ({ world, subject }) => makePaymentMethod(world.tables, subject.id),
  'another-tier': async ({ subject }) => tierBeside(subject.id),
  'unsubscribe-token': async ({ subject: { id } }) => {
    const of = { accountId: AccountId.parse(id), list: 'newPosts' } as const
    return unsubscribeToken({ AUTH_SECRET: [authSecret] }, of)
  },
  'setup-intent': ({ world, subject }) => takeCard(world.provider, subject),
}

const marker = /^<([a-z-]+)>$/

/** A copy of an example's part with every `<value>` in it replaced by a real one. */
export const fill = async (part: unknown, about: About): Promise<unknown> => {
  if (Array.isArray(part)) return Promise.all(part.map((item) => fill(item, about)))
  if (typeof part === 'object' && part !== null) {
    const entries = Object.entries(part).map(async ([key, item]) => [key, await fill(item, about)])
    return Object.fromEntries(await Promise.all(entries))
  }
  const name = typeof part === 'string' ? marker.exec(part)?.[1] : undefined
  if (name === undefined) return part
  const make = values[name as ExampleValue]
  if (make) return make(about)
  throw new Error(`"<${name}>" in an example needs an entry in faults/src/access/values.ts`)
}
