import { useEffect } from 'react'
import { restate } from '../../../app/app-link.tsx'
import { useTitle } from '../../../app/use-title.ts'
import { PromotionField } from '../../promotions/index.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { KnownOrder } from './known-order.tsx'
import { OpenOrder } from './open-order.tsx'
import { ItemNotFound, Refused } from './refused.tsx'
import { FreeTier } from './tier/free-tier.tsx'
import { TierCheckout } from './tier/tier-checkout.tsx'
import { useQuote } from './use-quote.ts'
import { useUnderway } from './use-underway.ts'
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

/** The offer, or the payment that is on its way for the same thing, or why there is neither. */
function Checkout({ wanted }: { wanted: Wanted }) {
  const { data, error, isFetching, refetch } = useQuote(wanted)
  const isUnderway = error?.problem.code === 'order.in-progress'
  const underway = useUnderway(wanted, isUnderway)
  const renew = async () => (await refetch()).data?.order

  const problem = (isUnderway ? underway.error : error)?.problem
  // Out of reach is no refusal: what is shown stays true until the next answer.
  const refusal = problem && (problem.status < 500 || !data) ? problem : undefined
  const known = isUnderway ? underway.order : data?.order
  const over = isUnderway && !underway.isFetching && !underway.order && !underway.error
  // It ended between the two questions, so the first one has another answer now.
  useEffect(() => {
    if (over) void refetch()
  }, [over, refetch])

  if (wanted.type === 'subscription' && refusal?.code === 'checkout.not-for-sale') {
    return <FreeTier wanted={wanted} />
  }
  if (refusal) {
    return (
      <CheckoutFrame>
        <Refused
          wanted={wanted}
          problem={refusal}
          onRetry={() => void (isUnderway ? underway.refetch() : refetch())}
          retrying={isFetching || underway.isFetching}
        />
      </CheckoutFrame>
    )
  }
  if (!known) return <CheckoutSkeleton />
  const open = (
    <OpenOrder wanted={wanted} known={known} renew={renew} renewing={isFetching}>
      {wanted.type !== 'gift-term' && (
        <PromotionField
          lines={known.lines}
          fault={data?.codeFault ?? null}
          busy={isFetching}
          onApply={(code) => void restate(searchOf({ ...wanted, code: code ?? null }))}
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
