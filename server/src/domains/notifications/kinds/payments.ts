import { type Money, money, type OrderId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { accountOf, type Scope } from '../../../platform/scope.ts'
import { readOrderRows, readTipsOfOrders, shownMoney } from '../../billing/index.ts'
import type { NoticeRow } from '../reader/notices.ts'
import type { WrittenKind } from './kind.ts'
import { excerpt, several } from './words.ts'

const shared = {
  type: 'payment',
  tab: null,
  priority: 'medium',
  opensPost: false,
  category: 'paymentUpdates',
  mail: 'own',
  isSocial: false,
  endsWithPost: false,
} as const

const ordersOf = (notices: readonly NoticeRow[]) =>
  notices.flatMap(({ causes }) => causes.map(({ causeId }) => causeId as OrderId))

const readSales = async (db: Queryable, ids: readonly OrderId[]) => {
  const rows = ids.length > 0 ? await readOrderRows(db, ids) : []
  // Renewals are no news, tips are a kind of their own, and what was free is no sale.
  return rows.filter(({ kind, total }) => (kind === 'content' || kind === 'gift') && total > 0)
}

interface SaleFact {
  readonly title: string
  readonly isGift: boolean
  /** What the creator gets; null of several sales. */
  readonly share: Money | null
}

const readSaleFacts = async ({ db }: Scope, notices: readonly NoticeRow[]) => {
  const rows = await readSales(db, ordersOf(notices))
  const sales = new Map<string, (typeof rows)[number]>(rows.map((row) => [row.id, row]))
  return new Map(
    notices.flatMap(({ id, causes }): [NoticeRow['id'], SaleFact][] => {
      const [sale] = causes.flatMap(({ causeId }) => sales.get(causeId) ?? [])
      if (!sale) return []
      const share = causes.length === 1 ? money(sale.creator, sale.currency) : null
      return [[id, { title: sale.title, isGift: sale.kind === 'gift', share }]]
    }),
  )
}

/** Told to the creator; sales of the same post together. */
export const sale: WrittenKind<SaleFact> = {
  ...shared,
  name: 'sale',
  plural: 'sales',
  writtenFrom: {
    'billing.order-paid': async (tx, events) => {
      const paidAt = new Map(events.map((one) => [one.payload.orderId, one.occurredAt]))
      const rows = await readSales(tx, [...paidAt.keys()])
      return rows.flatMap(({ id, account_id, creator_id, content_id }) => {
        const at = paidAt.get(id)
        if (!creator_id || !at) return []
        return {
          recipient: creator_id,
          groupKey: content_id ?? id,
          person: account_id,
          causeId: id,
          at,
          ...(content_id ? { contentId: content_id } : {}),
        }
      })
    },
  },
  readFacts: readSaleFacts,
  words: ({ names, notice, fact }) => ({
    title: several(notice.causes.length, 'New sale', 'New sales'),
    message: [
      `${names} bought ${fact ? `“${fact.title}”` : 'a post'}`,
      fact?.isGift && fact.share ? ' as a gift' : '',
      fact?.share ? `. Your share is ${shownMoney(fact.share)}.` : '.',
    ].join(''),
    actionUrl: '/dashboard/earnings',
  }),
}

interface TipFact {
  readonly sum: Money
  readonly message: string
}

/** What one charge brought this reader, of all who share it. */
const readTipFacts = async ({ db, actor }: Scope, notices: readonly NoticeRow[]) => {
  const creator = accountOf(actor)
  const tips = await readTipsOfOrders(db, ordersOf(notices))
  const own = tips.filter(({ creator_id }) => creator_id === creator)
  const byOrder = Map.groupBy(own, ({ order_id }) => order_id as string)
  return new Map(
    notices.flatMap(({ id, causes: [cause] }): [NoticeRow['id'], TipFact][] => {
      const [first, ...more] = byOrder.get(cause?.causeId ?? '') ?? []
      if (!first) return []
      const amount = more.reduce((sum, tip) => sum + tip.amount, first.amount)
      return [[id, { sum: money(amount, first.currency), message: first.message }]]
    }),
  )
}

/** Told to the creator when the money has moved: until then a tip can be taken back. */
export const tip: WrittenKind<TipFact> = {
  ...shared,
  name: 'tip',
  plural: 'tips',
  writtenFrom: {
    'billing.order-paid': async (tx, events) => {
      const paidAt = new Map(events.map((one) => [one.payload.orderId, one.occurredAt]))
      const tips = await readTipsOfOrders(tx, [...paidAt.keys()])
      const together = new Map(tips.map((one) => [`${one.order_id} ${one.creator_id}`, one]))
      return [...together.values()].flatMap(({ order_id, account_id, creator_id }) => {
        const at = order_id && paidAt.get(order_id)
        if (!at) return []
        return {
          recipient: creator_id,
          groupKey: order_id,
          person: account_id,
          causeId: order_id,
          at,
          subjectId: order_id,
        }
      })
    },
  },
  readFacts: readTipFacts,
  words: ({ names, people, fact }) => ({
    title: 'New tip',
    message: [
      fact ? `${names} tipped you ${shownMoney(fact.sum)}` : `${names} tipped you`,
      // What somebody wrote is shown only with their name.
      fact?.message && people.length > 0 ? `: “${excerpt(fact.message)}”` : '.',
    ].join(''),
    actionUrl: '/dashboard/earnings',
  }),
}
