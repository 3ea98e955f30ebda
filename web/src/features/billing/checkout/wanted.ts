import type {
  BillingInterval,
  ContentId,
  GiftMonths,
  MessageId,
  OrderId,
  TierId,
} from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'

interface WantedContent {
  readonly type: 'content' | 'gift'
  readonly id: ContentId
  readonly code: string | null
}

export interface WantedTier {
  readonly type: 'subscription'
  readonly id: TierId
  readonly interval: BillingInterval
  readonly code: string | null
  /** They would rather pay at once than try it first. */
  readonly skipsTrial: boolean
  /** The locked post they came from and go back to. */
  readonly from: ContentId | null
}

/** Months of a tier for somebody else. */
export interface WantedTerm {
  readonly type: 'gift-term'
  readonly id: TierId
  readonly months: GiftMonths
  readonly code: null
}

/** What is attached to a message. */
interface WantedAttachments {
  readonly type: 'attachments'
  readonly id: MessageId
  readonly code: null
}

export type Wanted = WantedContent | WantedAttachments | WantedTier | WantedTerm

/** One that exists already: a renewal that failed, say. */
export interface WantedOrder {
  readonly type: 'order'
  readonly id: OrderId
}

const monthsOf = (asked: string | null): GiftMonths =>
  limits.giftMonths.find((months) => String(months) === asked) ?? 3

/** Nothing but an id, since it becomes a part of our own address. */
const contentIn = (asked: URLSearchParams) => {
  const from = asked.get('from')
  return from && /^[0-9a-f-]{36}$/.test(from) ? (from as ContentId) : null
}

const wantedOf = (asked: URLSearchParams): Wanted | WantedOrder | null => {
  const order = asked.get('order')
  if (order) return { type: 'order', id: order as OrderId }
  const type = asked.get('type')
  const id = asked.get('id')
  const code = asked.get('code')
  if (!id) return null
  if (type === 'content' || type === 'gift') return { type, id: id as ContentId, code }
  if (type === 'attachments') return { type, id: id as MessageId, code: null }
  if (type === 'gift-term') {
    return { type, id: id as TierId, months: monthsOf(asked.get('months')), code: null }
  }
  if (type !== 'subscription') return null
  const interval = asked.get('interval') === 'year' ? 'year' : 'month'
  const skipsTrial = asked.get('trial') === 'no'
  return { type, id: id as TierId, interval, code, skipsTrial, from: contentIn(asked) }
}

/** On the way out it stays what it was. */
const useAsked = () => {
  const search = useLocation({
    select: ({ pathname, searchStr }) => (pathname === '/checkout' ? searchStr : null),
  })
  const [last, setLast] = useState(search)
  if (search !== null && search !== last) setLast(search)
  return new URLSearchParams(search ?? last ?? '')
}

/** What the address asks for; nothing for what is not sold here. */
export const useWanted = () => wantedOf(useAsked())

/** The locked post that led to this checkout, also of an order that was begun before. */
export const useCameFrom = () => contentIn(useAsked()) ?? undefined

/** The search parameters of the checkout for this choice. */
export const searchOf = (wanted: Wanted): Record<string, string | undefined> => {
  const { type, id, code } = wanted
  const shared = { type, id, code: code ?? undefined }
  if (wanted.type === 'gift-term') return { ...shared, months: String(wanted.months) }
  if (wanted.type !== 'subscription') return shared
  const { interval, skipsTrial, from } = wanted
  return { ...shared, interval, trial: skipsTrial ? 'no' : undefined, from: from ?? undefined }
}
