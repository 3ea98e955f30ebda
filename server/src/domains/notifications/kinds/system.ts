import { type AccountId, type AssetId, isProfilePicture } from '@fanfare/contract'
import type { StoredEvent } from '../../../platform/events/store.ts'
import { readTakenDown, readUsesOfAssets } from '../../catalog/index.ts'
import type { Draft, WrittenKind } from './kind.ts'
import { titleOr } from './words.ts'

const shared = {
  type: 'system',
  tab: 'system',
  priority: 'high',
  opensPost: false,
  category: 'systemUpdates',
  mail: 'own',
  isSocial: false,
  endsWithPost: false,
} as const

/** Told to its creator, if it was not put back meanwhile. */
export const takenDown: WrittenKind = {
  ...shared,
  name: 'taken-down',
  plural: 'posts that were taken down',
  writtenFrom: {
    'catalog.content-taken-down': async (tx, events) => {
      const ids = events.map(({ payload }) => payload.contentId)
      const down = await readTakenDown(tx, ids)
      return events
        .filter(({ payload }) => down.has(payload.contentId))
        .map(({ payload: { contentId, creatorId }, occurredAt }) => ({
          recipient: creatorId,
          groupKey: contentId,
          person: null,
          causeId: contentId,
          at: occurredAt,
          contentId,
        }))
    },
  },
  words: ({ post }) => ({
    title: 'Post taken down',
    message: `We took ${titleOr(post, 'a post of yours')} down. Open your library to see why.`,
    actionUrl: '/dashboard/content',
  }),
}

/** Told to whose file it is; photos of profiles are told where they are chosen. */
export const processingFailed: WrittenKind = {
  ...shared,
  name: 'processing-failed',
  priority: 'medium',
  mail: { one: 'file that couldn’t be processed', many: 'files that couldn’t be processed' },
  plural: 'files that couldn’t be processed',
  writtenFrom: {
    'media.asset-failed': async (tx, events) => {
      const ofPosts = events.filter(({ payload }) => !isProfilePicture(payload.purpose))
      const assets = ofPosts.map(({ payload }): AssetId => payload.assetId)
      const uses = await readUsesOfAssets(tx, assets)
      const contents = new Map(uses.map(({ assetId, contentId }) => [assetId, contentId]))
      return ofPosts.flatMap(({ payload: { assetId, ownerId }, occurredAt }) => {
        const contentId = contents.get(assetId)
        if (!contentId) return []
        return {
          recipient: ownerId,
          groupKey: contentId,
          person: null,
          causeId: assetId,
          at: occurredAt,
          contentId,
        }
      })
    },
  },
  words: ({ post }) => ({
    title: 'Processing failed',
    message: `We couldn’t process a file of ${titleOr(post, 'a post of yours')}. Open it to see why.`,
    actionUrl: post ? `/create/${post.id}` : '/dashboard/content',
  }),
}

const securityWords: Readonly<Record<string, string>> = {
  password: 'Your password was changed.',
  email: 'Your email address was changed.',
  'second-factor-on': 'Two-factor authentication was turned on.',
  'second-factor-off': 'Two-factor authentication was turned off.',
}

const security = (accountId: AccountId, detail: string, event: StoredEvent): Draft => ({
  recipient: accountId,
  groupKey: event.id,
  person: null,
  causeId: event.id,
  at: event.occurredAt,
  detail,
})

export const accountSecurity: WrittenKind = {
  ...shared,
  name: 'security',
  plural: null,
  writtenFrom: {
    'identity.password-changed': async (_, events) =>
      events.map((event) => security(event.payload.accountId, 'password', event)),
    'identity.email-changed': async (_, events) =>
      events.map((event) => security(event.payload.accountId, 'email', event)),
    'identity.second-factor-changed': async (_, events) =>
      events.map((event) => {
        const { accountId, enabled } = event.payload
        return security(accountId, enabled ? 'second-factor-on' : 'second-factor-off', event)
      }),
  },
  words: ({ notice }) => ({
    title: 'Security',
    message: `${securityWords[notice.detail ?? ''] ?? 'Your account was changed.'} If this wasn’t you, change your password.`,
    actionUrl: '/settings/privacy',
  }),
}
