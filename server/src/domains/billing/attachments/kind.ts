import type { AccountId, MessageId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import {
  grantAccess,
  holdGrant,
  messageResource,
  purchaseSource,
  revokeGrant,
} from '../../entitlements/index.ts'
import { readAccount } from '../../identity/index.ts'
import { readConversationOf, readMessageForSale, readOpenedAt } from '../../messaging/index.ts'
import type { Kind, Sellable } from '../orders/kind.ts'
import { isSamePrice, mayBePaid } from '../orders/policy.ts'
import { type OrderRow, readOrdersOfMessage } from '../orders/reader.ts'
import { bookSaleLines, paidFor } from '../orders/sale-lines.ts'
import { briefOf } from '../shared/people.ts'

interface MessageOrder extends OrderRow {
  readonly message_id: MessageId
  readonly creator_id: AccountId
}

const messageOf = (order: OrderRow): MessageOrder => {
  if (order.message_id !== null) return order as MessageOrder
  throw new Error(`order ${order.id} is not for what is attached to a message`)
}

/** A grant that was revoked stays so; the next turn has one of its own. */
const grantOf = (order: OrderRow) => {
  const { id, account_id: accountId, access_turn: turn, message_id: messageId } = messageOf(order)
  const sourceId = turn === 0 ? id : `${id}.${turn}`
  return { accountId, resource: messageResource(messageId), source: purchaseSource, sourceId }
}

/** As of now and of the database that is written to: neither price nor who may read it may be old here. */
const readForSale = async (
  tx: Transaction,
  scope: SignedInScope,
  messageId: MessageId,
): Promise<Sellable> => {
  const account = (await readAccount(tx, scope.actor.accountId)) ?? fail('auth.required')
  const {
    senderId: creatorId,
    title,
    price,
  } = await readMessageForSale({ ...scope, db: tx }, messageId)
  if (!account.emailVerified) fail('auth.email-not-verified')
  const nothing = { contentId: null, tierId: null, interval: null, months: null }
  return { kind: 'attachments', messageId, ...nothing, creatorId, title, price }
}

/** Another one of the same that a card may still be charged for, or that was paid and not given back. */
const refuseAnother = async (tx: Transaction, { id, account_id, message_id }: MessageOrder) => {
  const all = await readOrdersOfMessage(tx, account_id, message_id)
  const others = all.filter((other) => other.id !== id)
  if (others.some((other) => other.state === 'paid' && other.refunded_at === null)) {
    fail('checkout.owned')
  }
  if (others.some(mayBePaid)) fail('order.in-progress')
}

const open: Kind['deliver'] = (tx, order, now) => grantAccess(tx, grantOf(order), now)

export const attachmentsKind: Kind = {
  name: 'attachments',
  paidBefore: 'checkout.owned',

  offer: async (tx, scope, asked) => {
    if (asked.type !== 'attachments') return null
    const sellable = await readForSale(tx, scope, asked.id)
    return { sellable, others: await readOrdersOfMessage(tx, scope.actor.accountId, asked.id) }
  },

  agree: async (tx, scope, given) => {
    const order = messageOf(given)
    await refuseAnother(tx, order)
    const { price } = await readForSale(tx, scope, order.message_id)
    if (!isSamePrice(order, price)) fail('order.price-changed')
  },

  book: (tx, order, charge, now) => {
    const { id: source, creator_id: creatorId } = messageOf(order)
    const whole = { kind: 'sale' as const, source, creatorId, sum: paidFor(order) }
    return bookSaleLines(tx, order, [whole], charge, now)
  },

  deliver: open,
  returned: 'whole',
  close: (tx, order, now) => revokeGrant(tx, grantOf(order), now),
  open,

  hold: (tx, order, now) => holdGrant(tx, grantOf(order), now),
  used: async (db, order) => {
    const openedAt = await readOpenedAt(db, order.account_id, messageOf(order).message_id)
    const opened = `Files opened by the account with access: ${openedAt?.toISOString() ?? 'never'}`
    return { consumed: openedAt ? 1 : 0, log: [opened] }
  },

  show: async ({ db }, orders) => {
    const conversationOf = await readConversationOf(
      db,
      orders.map((order) => messageOf(order).message_id),
    )
    return {
      named: orders.flatMap(({ creator_id }) => creator_id ?? []),
      itemOf: (order, people) => {
        const { message_id: id, creator_id, title } = messageOf(order)
        const creator = briefOf(people, creator_id)
        return { type: 'attachments', id, title, creator, conversationId: conversationOf(id) }
      },
    }
  },

  words: {
    bought: ({ title }) => ({
      did: `You bought “${title}”`,
      open: 'View your files',
      path: '/library/purchases/messages',
    }),
    payee: 'the creator',
    sold: 'A fan bought it',
    product: ({ title }) => `“${title}”, digital files sold in a message on Fanfare`,
    refundPolicy:
      'Within 30 days, a buyer who hasn’t opened the files gets a full refund automatically. Otherwise, ' +
      'the creator answers within three days, and then Fanfare decides. This policy is shown on the ' +
      'receipt of every purchase.',
  },
}
