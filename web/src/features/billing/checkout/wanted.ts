import type { BillingInterval, ContentId, GiftMonths, OrderId, TierId } from '@fanfare/contract'
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
}

/** Months of a tier for somebody else. */
export interface WantedTerm {
  readonly type: 'gift-term'
  readonly id: TierId
  readonly months: GiftMonths
  readonly code: null
}

export type Wanted = WantedContent | WantedTier | WantedTerm

/** One that exists already: a renewal that failed, say. */
export interface WantedOrder {
  readonly type: 'order'
  readonly id: OrderId
}

const monthsOf = (asked: string | null): GiftMonths =>
  limits.giftMonths.find((months) => String(months) === asked) ?? 3

const wantedOf = (asked: URLSearchParams): Wanted | WantedOrder | null => {
  const order = asked.get('order')
  if (order) return { type: 'order', id: order as OrderId }
  const type = asked.get('type')
  const id = asked.get('id')
  const code = asked.get('code')
  if (!id) return null
  if (type === 'content' || type === 'gift') return { type, id: id as ContentId, code }
  if (type === 'gift-term') {
    return { type, id: id as TierId, months: monthsOf(asked.get('months')), code: null }
  }
  if (type !== 'subscription') return null
  const interval = asked.get('interval') === 'year' ? 'year' : 'month'
  return { type, id: id as TierId, interval, code, skipsTrial: asked.get('trial') === 'no' }
}

/** What the address asks for; nothing for what is not sold here. On the way out it stays what it was. */
export const useWanted = () => {
  const search = useLocation({
    select: ({ pathname, searchStr }) => (pathname === '/checkout' ? searchStr : null),
  })
  const [last, setLast] = useState(search)
  if (search !== null && search !== last) setLast(search)
  return wantedOf(new URLSearchParams(search ?? last ?? ''))
}

/** The search parameters of the checkout for this choice. */
export const searchOf = (wanted: Wanted): Record<string, string | undefined> => {
  const { type, id, code } = wanted
  const shared = { type, id, code: code ?? undefined }
  if (wanted.type === 'gift-term') return { ...shared, months: String(wanted.months) }
  if (wanted.type !== 'subscription') return shared
  return { ...shared, interval: wanted.interval, trial: wanted.skipsTrial ? 'no' : undefined }
}
