import type { GiftView } from '@fanfare/contract'
import type { Config } from '../../../platform/config/config.ts'
import { linkToken } from '../link-token.ts'
import { briefOf, type People } from '../people.ts'
import { canShare } from './policy.ts'
import { type GiftRow, stateOf } from './reader.ts'

export const giftPath = (config: Config, { order_id, link_version }: GiftRow) =>
  `/gift/${linkToken(config, 'gift-link', order_id, link_version)}`

export const presentPiece = (gift: GiftRow, people: People) => ({
  id: gift.content_id,
  title: gift.title,
  creator: briefOf(people, gift.creator_id),
})

export const presentGift = (gift: GiftRow, people: People, config: Config): GiftView => {
  const { allowed: share } = canShare(gift)
  return {
    id: gift.order_id,
    state: stateOf(gift),
    piece: presentPiece(gift, people),
    message: gift.message,
    link: share ? giftPath(config, gift) : null,
    paidAt: gift.paid_at.toISOString(),
    claimedAt: gift.claimed_at?.toISOString() ?? null,
    claimedBy: briefOf(people, gift.claimed_by),
    abilities: { share },
  }
}
