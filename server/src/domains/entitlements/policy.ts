import type { AccountId, ContentId, MessageId, TierId } from '@fanfare/contract'

/**
 * What a grant can be of: one post, what is attached to one message, a level of one creator, or one of their tiers,
 * which opens nothing by itself.
 */
export type Level = 'subscribers' | 'premium'
export type Resource =
  | `content:${ContentId}`
  | `message:${MessageId}`
  | `creator:${AccountId}:${Level}`
  | `creator:${AccountId}:tier:${TierId}`

export const contentResource = (id: ContentId): Resource => `content:${id}`
export const messageResource = (id: MessageId): Resource => `message:${id}`
export const levelResource = (creatorId: AccountId, level: Level): Resource =>
  `creator:${creatorId}:${level}`
export const tierResource = (creatorId: AccountId, tierId: TierId): Resource =>
  `creator:${creatorId}:tier:${tierId}`

export const isOfTier = (resource: string) => resource.includes(':tier:')

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const shape = new RegExp(`^((content|message):${id}|creator:${id}:(subscribers|premium))$`)

export const isResource = (text: string): text is Resource => shape.test(text)

export interface GrantTimes {
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly revoked_at: Date | null
}

export const isInForce = ({ starts_at, ends_at, revoked_at }: GrantTimes, now: Date) =>
  revoked_at === null && starts_at <= now && (ends_at === null || ends_at > now)
