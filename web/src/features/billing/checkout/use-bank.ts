import type { OrderView } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../../core/api/api.ts'
import { useProvider } from '../provider/use-provider.ts'
import { type Notice, notAnswered, notHeard } from './pay-words.ts'
import { keepOrder, orderQuery } from './use-order.ts'

interface Asked {
  readonly order: OrderView
  readonly clientSecret: string | undefined
  /** The order was confirmed on this page, so the bank's dialog opens automatically. */
  readonly isOurs: boolean
}

/** The bank wants to hear from the buyer: its dialog comes from the provider’s script. */
export const useBank = ({ order: { id, state }, clientSecret, isOurs }: Asked) => {
  const queries = useQueryClient()
  const { data: provider, isError, isFetching, refetch } = useProvider()
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<Notice | null>(null)

  /** What opens its dialog, asked for again where it did not come with the order. */
  const secretNow = async () => {
    if (clientSecret) return clientSecret
    const { action } = await queries.fetchQuery({ ...orderQuery(id), staleTime: 0 })
    return action?.clientSecret
  }
  const ask = async () => {
    const secret = await secretNow()
    // Whatever happened in the dialog, the order has the result.
    if (provider && secret)
      await provider.handleNextAction({ clientSecret: secret }).catch(() => {})
    const { order } = await api.call('continueOrder', { params: { id } })
    keepOrder(order)
    if (order.state === 'needs-action') setNotice(notAnswered)
  }
  const open = async () => {
    if (!provider || busy) return
    setBusy(true)
    setNotice(null)
    try {
      await ask()
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      setNotice(notHeard(error.problem.detail))
    } finally {
      setBusy(false)
      void queries.invalidateQueries(orderQuery(id))
    }
  }
  const openOurs = useEffectEvent(() => {
    // Opens automatically only once; after a failure the buyer presses the button.
    if (isOurs && !notice) void open()
  })
  const isWanted = state === 'needs-action' && Boolean(clientSecret && provider)
  useEffect(() => {
    if (isWanted) openOurs()
  }, [isWanted])
  return {
    open: () => void open(),
    busy: busy || !provider,
    notice,
    missing: isError ? { isFetching, refetch } : null,
  }
}
