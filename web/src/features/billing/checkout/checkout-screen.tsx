import { useState } from 'react'
import { restate } from '../../../core/navigation/app-link.tsx'
import { useTitle } from '../../../core/navigation/use-title.ts'
import { PromotionField } from '../../promotions/index.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { KnownOrder } from './known-order.tsx'
import { OpenOrder } from './open-order.tsx'
import { isUnderway } from './order-state.ts'
import { ItemNotFound, Refused } from './refused.tsx'
import { FreeTier } from './tier/free-tier.tsx'
import { TierCheckout } from './tier/tier-checkout.tsx'
import { useQuote } from './use-quote.ts'
import { searchOf, useWanted, type Wanted } from './wanted.ts'

export function CheckoutScreen() {
  useTitle('Checkout')
  const wanted = useWanted()
  if (!wanted) {
    return (
      <CheckoutFrame>
        <ItemNotFound />
      </CheckoutFrame>
    )
  }
  const key = `${wanted.type} ${wanted.id}`
  return wanted.type === 'order' ? (
    <KnownOrder key={key} id={wanted.id} />
  ) : (
    <Checkout key={key} wanted={wanted} />
  )
}

/** The offer, a payment of the same item in progress, or why there is neither. */
function Checkout({ wanted }: { wanted: Wanted }) {
  const [country, setCountry] = useState<string>()
  const { data, error, isFetching, refetch } = useQuote(wanted, country)
  const renew = async () => (await refetch()).data?.order

  const problem = error?.problem
  // A failed request is no refusal: the offer on screen stays valid until the next answer.
  const refusal = problem && (problem.status < 500 || !data) ? problem : undefined
  const known = data?.order

  if (wanted.type === 'subscription' && refusal?.code === 'checkout.not-for-sale') {
    return <FreeTier wanted={wanted} />
  }
  if (refusal) {
    return (
      <CheckoutFrame>
        <Refused
          wanted={wanted}
          problem={refusal}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </CheckoutFrame>
    )
  }
  if (!known) return <CheckoutSkeleton />
  // An order in progress can't be changed, and may be for another tier than the one requested.
  const changeable = isUnderway(known) ? undefined : wanted
  const open = (
    <OpenOrder
      wanted={changeable}
      known={known}
      renew={renew}
      renewing={isFetching}
      onCountry={setCountry}
    >
      {wanted.type !== 'gift-term' && wanted.type !== 'attachments' && (
        <PromotionField
          lines={known.lines}
          fault={data?.codeFault ?? null}
          busy={isFetching}
          onApply={(code) => void restate<'/checkout'>(searchOf({ ...wanted, code: code ?? null }))}
        />
      )}
    </OpenOrder>
  )
  if (wanted.type !== 'subscription') return open
  return (
    <TierCheckout wanted={wanted} order={known}>
      {open}
    </TierCheckout>
  )
}
