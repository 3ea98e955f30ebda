import type { GiftItem, GiftView } from '@fanfare/contract'
import type { Config } from '../../../platform/config/config.ts'
import { linkToken } from '../../../platform/secrets/link-token.ts'
import { briefOf, type People } from '../shared/people.ts'
import { canShare } from './policy.ts'
import { type GiftRow, stateOf } from './reader.ts'

export const giftPath = (config: Config, { order_id, link_version }: GiftRow) =>
  `/gift/${linkToken(config, 'gift-link', { id: order_id, version: link_version })}`

export const presentItem = (gift: GiftRow, people: People): GiftItem => {
  const named = { title: gift.title, creator: briefOf(people, gift.creator_id) }
  return gift.tier_id === null
    ? { type: 'content', id: gift.content_id, ...named }
    : { type: 'term', id: gift.tier_id, months: gift.months, ...named }
}

export const presentGift = (gift: GiftRow, people: People, config: Config): GiftView => {
  const { allowed: share } = canShare(gift)
  return {
    id: gift.order_id,
    state: stateOf(gift),
    item: presentItem(gift, people),
    message: gift.message,
    link: share ? giftPath(config, gift) : null,
    paidAt: gift.paid_at.toISOString(),
    claimedAt: gift.claimed_at?.toISOString() ?? null,
    claimedBy: briefOf(people, gift.claimed_by),
    abilities: { share },
  }
}
