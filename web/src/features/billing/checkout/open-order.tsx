import type { OrderView } from '@fanfare/contract'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Panel } from '../../../ui/layout/panel.tsx'
import { BudgetQuestion } from '../budget/budget-question.tsx'
import { itemLink } from '../history/item-link.ts'
import { BankAsks } from './bank-asks.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { isUnderway } from './order-state.ts'
import { OrderSummary } from './order-summary.tsx'
import { Paid } from './paid.tsx'
import { PayForm } from './pay-form.tsx'
import { StillProcessing } from './still-processing.tsx'
import { useFocusBack } from './use-focus-back.ts'
import { useOrder } from './use-order.ts'
import { usePay } from './use-pay.ts'
import type { Wanted } from './wanted.ts'

type Props = {
  /** Absent for an order that was begun elsewhere, which cannot become another one. */
  wanted: Wanted | undefined
  known: OrderView
  renew: () => Promise<OrderView | undefined>
  renewing: boolean
  /** Absent for an order that was begun elsewhere, which keeps its own. */
  onCountry?: (code: string) => void
  /** Shown between the card and the button. */
  children?: ReactNode
}

/** One order from the offer to its result. */
export function OpenOrder({ wanted, known, renew, renewing, onCountry, children }: Props) {
  const { order, action } = useOrder(known)
  const paying = usePay(order, renew)
  const [isOurs, setIsOurs] = useState(false)
  useRunOut(order, () => void paying.renewOffer())

  const isOut = order.state === 'processing' || paying.asking
  const isAway = isOut || order.state === 'needs-action'
  const form = useFocusBack(isAway)

  if (order.state === 'paid') return <Paid order={order} />
  const pay: typeof paying.pay = (prepare) => {
    setIsOurs(true)
    return paying.pay(prepare)
  }
  return (
    <CheckoutFrame back={itemLink(order.item)}>
      <OrderSummary wanted={wanted} order={order} />
      <Panel title="Payment">
        {isOut && <StillProcessing asking={paying.asking} />}
        {order.state === 'needs-action' && (
          <BankAsks order={order} clientSecret={action?.clientSecret} isOurs={isOurs} />
        )}
        {/* It stays while the bank is asked, so that nothing has to be typed again. */}
        <div ref={form} hidden={isAway}>
          <PayForm
            order={order}
            paying={{ ...paying, pay }}
            held={renewing || isUnderway(order)}
            onCountry={onCountry}
          >
            {children}
          </PayForm>
        </div>
      </Panel>
      {paying.overBudget && <BudgetQuestion total={order.lines.total} {...paying.overBudget} />}
    </CheckoutFrame>
  )
}

/** Renews an expired offer while somebody still looks at it. */
const useRunOut = ({ state, expiresAt }: OrderView, onRunOut: () => void) => {
  const runOut = useEffectEvent(onRunOut)
  const isOffer = state === 'quoted' || state === 'failed' || state === 'expired'
  useEffect(() => {
    if (!isOffer) return
    const left = Math.max(0, Date.parse(expiresAt) - Date.now())
    const timer = setTimeout(() => runOut(), left + 500)
    return () => clearTimeout(timer)
  }, [isOffer, expiresAt])
}
