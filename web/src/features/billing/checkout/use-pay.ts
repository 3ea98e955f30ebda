import type { OrderView, RequestOf, Routes } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../core/api/api.ts'
import { ownTimeZone } from '../../../core/format/time-zone.ts'
import { isUnderway } from './order-state.ts'
import { type Notice, notStarted, priceChanged } from './pay-words.ts'
import { useAskAgain } from './use-ask-again.ts'
import { keepOrder } from './use-order.ts'

type Consent = Omit<RequestOf<Routes['confirmOrder']>['body'], 'consent'>
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
  const [overBudget, setOverBudget] = useState<{ offer: OrderView; consent: Consent } | null>(null)
  const { ask, asking } = useAskAgain()

  /** Replaces this offer with a new one, and says so if the price has changed. */
  const renewOffer = async () => {
    const fresh = await renew()
    const was = order.lines.total
    if (fresh && fresh.lines.total.amount !== was.amount) {
      setNotice(priceChanged(was, fresh.lines.total))
      return undefined
    }
    return fresh
  }

  const answerTo = async ({ problem }: ProblemError, consent: Consent, offer: OrderView) => {
    const { code, detail, status } = problem
    if (code === 'subscription.over-budget') return setOverBudget({ offer, consent })
    // The buyer agreed to a price, so another offer at that price is confirmed, but only once.
    if (outOfDate(code) && offer.id === order.id) {
      const same = await renewOffer()
      if (same && same.id !== offer.id) await confirm(same, consent)
      else if (same) setNotice({ title: detail, text: '' })
    } else if (status >= 500) {
      const known = await ask(offer.id)
      if (known?.abilities.confirm) setNotice(notStarted)
    } else {
      // Another tab may have paid for it or be about to. The order then says so, and needs no new offer.
      const known = await ask(offer.id)
      if (known && (known.state === 'paid' || isUnderway(known))) return
      setNotice({ title: detail, text: '' })
      // Otherwise the item may no longer be for sale, or a card was removed.
      await renew()
      await queries.invalidateQueries({ queryKey: ['listPaymentMethods'] })
    }
  }

  const confirm = async (offer: OrderView, consent: Consent): Promise<void> => {
    try {
      const body = { ...consent, consent: true as const, timeZone: ownTimeZone() }
      const request = { params: { id: offer.id }, body }
      keepOrder((await api.call('confirmOrder', request)).order)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      await answerTo(error, consent, offer)
    }
  }

  const once = async (work: () => Promise<void>) => {
    // A second press can come before the button shows that it is busy.
    if (running.current) return
    running.current = true
    setBusy(true)
    setNotice(null)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  /** `prepare` makes a card of what was typed; nothing when that cannot be used yet. */
  const pay = (prepare: () => Promise<Consent | Notice | null>) =>
    once(async () => {
      const prepared = await prepare()
      if (prepared && 'title' in prepared) setNotice(prepared)
      else if (prepared) await confirm(order, prepared)
    })

  const question = overBudget && {
    busy,
    onNo: () => setOverBudget(null),
    onConfirm: () =>
      void once(() =>
        confirm(overBudget.offer, { ...overBudget.consent, overBudget: true }),
      ).finally(() => setOverBudget(null)),
  }
  return { pay, busy, asking, notice, renewOffer, overBudget: question }
}

export type Pay = ReturnType<typeof usePay>
