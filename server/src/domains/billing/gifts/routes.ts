import type { OrderId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import { handlers } from '../../../platform/http/handler.ts'
import { type Keys, readPage } from '../../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readPeople } from '../../profiles/index.ts'
import { claimGift } from './commands/claim-gift.ts'
import { mailGift } from './commands/mail-gift.ts'
import { renewGiftLink } from './commands/renew-gift-link.ts'
import { writeGiftMessage } from './commands/write-gift-message.ts'
import { presentGift, presentItem } from './presenter.ts'
import { readOffer } from './read-offer.ts'
import { type GiftRow, readGift, readOwnGifts } from './reader.ts'

const keysOf = ({ paid_at, order_id }: GiftRow): Keys => [paid_at.toISOString(), order_id]

const view = async (scope: SignedInScope, gifts: readonly GiftRow[]) => {
  const ids = gifts.flatMap(({ creator_id, claimed_by }) => [creator_id, claimed_by ?? creator_id])
  const people = await readPeople(scope, ids)
  return gifts.map((gift) => presentGift(gift, people, scope.config))
}

const viewOne = async (scope: SignedInScope, gift: GiftRow) => {
  const [shown] = await view(scope, [gift])
  return { gift: shown as NonNullable<typeof shown> }
}

/** The page comes here right after paying. */
const readOwn = async (scope: SignedInScope, id: OrderId) => {
  const gift = await readGift(scope.primary, id)
  return gift?.giver_id === scope.actor.accountId ? gift : fail('gift.not-found')
}

export const giftRoutes = handlers({
  listGifts: async (scope, { query }) => {
    const { accountId } = scope.actor
    const filter = ['gifts', accountId]
    const { shown, ...page } = await readPage(query, filter, keysOf, (start) =>
      readOwnGifts(scope.db, accountId, start),
    )
    return { gifts: await view(scope, shown), ...page }
  },

  readGift: async (scope, { params }) => viewOne(scope, await readOwn(scope, params.id)),

  writeGiftMessage: async (scope, { params, body }) =>
    viewOne(scope, await writeGiftMessage(scope, params.id, body.message)),

  renewGiftLink: async (scope, { params }) => viewOne(scope, await renewGiftLink(scope, params.id)),

  mailGift: (scope, { params, body }) => mailGift(scope, params.id, body.email),

  readGiftOffer: async (scope, { params }) => ({ offer: await readOffer(scope, params.token) }),

  claimGift: async (scope, { params, body }) => {
    const gift = await claimGift(scope, params.token, body.timeZone)
    return { item: presentItem(gift, await readPeople(scope, [gift.creator_id])) }
  },
})
