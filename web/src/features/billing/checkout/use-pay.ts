import type { OrderView, RequestOf, Routes } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../app/api.ts'
import { isUnderway } from './order-state.ts'
import { type Notice, notStarted, priceChanged } from './pay-words.ts'
import { useAskAgain } from './use-ask-again.ts'
import { keepOrder } from './use-order.ts'

type Yes = Omit<RequestOf<Routes['confirmOrder']>['body'], 'consent'>
type Renew = () => Promise<OrderView | undefined>

const outOfDate = (code: string) => code === 'order.expired' || code === 'order.price-changed'

/**
 * The buyer’s yes and everything that may be answered to it. An order can be said yes to once, so a
 * second press, a second tab or a repeated request is harmless; what is not known is asked.
 */
export const usePay = (order: OrderView, renew: Renew) => {
  const queries = useQueryClient()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<Notice | null>(null)
  const { ask, asking } = useAskAgain()

  /** Another offer in place of this one; said when it costs something else. */
  const renewOffer = async () => {
    const fresh = await renew()
    const was = order.lines.total
    if (fresh && fresh.lines.total.amount !== was.amount) {
      setNotice(priceChanged(was, fresh.lines.total))
      return undefined
    }
    return fresh
  }

  const answerTo = async ({ problem }: ProblemError, yes: Yes, offer: OrderView) => {
    const { code, detail, status } = problem
    // The yes was to a price, so it holds for another offer of the same one; once is enough.
    if (outOfDate(code) && offer.id === order.id) {
      const same = await renewOffer()
      if (same && same.id !== offer.id) await confirm(same, yes)
      else if (same) setNotice({ title: detail, text: '' })
    } else if (status >= 500) {
      const known = await ask(offer.id)
      if (known?.abilities.confirm) setNotice(notStarted)
    } else {
      // Another tab may have paid for it, or be about to: then the order says so, and no other offer is wanted.
      const known = await ask(offer.id)
      if (known && (known.state === 'paid' || isUnderway(known))) return
      setNotice({ title: detail, text: '' })
      // Or it is no longer for sale, or a card is gone.
      await renew()
      await queries.invalidateQueries({ queryKey: ['listPaymentMethods'] })
    }
  }

  const confirm = async (offer: OrderView, yes: Yes): Promise<void> => {
    try {
      const request = { params: { id: offer.id }, body: { ...yes, consent: true as const } }
      keepOrder((await api.call('confirmOrder', request)).order)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      await answerTo(error, yes, offer)
    }
  }

  /** `prepare` makes a card of what was typed; nothing when that cannot be used yet. */
  const pay = async (prepare: () => Promise<Yes | Notice | null>) => {
    // Two presses can come before the button shows that it is busy.
    if (running.current) return
    running.current = true
    setBusy(true)
    setNotice(null)
    try {
      const prepared = await prepare()
      if (prepared && 'title' in prepared) setNotice(prepared)
      else if (prepared) await confirm(order, prepared)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { pay, busy, asking, notice, renewOffer }
}

export type Pay = ReturnType<typeof usePay>
