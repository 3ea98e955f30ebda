import type { OrderView } from '@fanfare/contract'
import type { ReactNode } from 'react'
import type { WantedTier } from '../wanted.ts'
import { TrialOffer } from './trial-offer.tsx'

type Props = { wanted: WantedTier; order: OrderView; children: ReactNode }

/** A trial comes first where there is one left, unless it was declined or given up for a code. */
export function TierCheckout({ wanted, order: { item, state }, children }: Props) {
  const isOffer = item.type === 'subscription' && state === 'quoted'
  const days = isOffer ? (item.trialDays ?? 0) : 0
  if (!isOffer || days === 0 || wanted.skipsTrial || wanted.code) return children
  return <TrialOffer wanted={wanted} item={item} days={days} />
}
