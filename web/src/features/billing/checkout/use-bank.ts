import type { OrderView } from '@fanfare/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../../app/api.ts'
import { useProvider } from '../provider/use-provider.ts'
import { keepOrder, orderQuery } from './use-order.ts'

interface Asked {
  readonly order: OrderView
  readonly clientSecret: string | undefined
  /** The yes was said on this page, so its dialog opens by itself. */
  readonly isOurs: boolean
}

/** The bank wants to hear from the buyer: its dialog comes from the provider’s script. */
export const useBank = ({ order, clientSecret, isOurs }: Asked) => {
  const queries = useQueryClient()
  const { data: provider } = useProvider()
  const [busy, setBusy] = useState(false)

  const open = async () => {
    if (!provider || !clientSecret || busy) return
    setBusy(true)
    try {
      await provider.handleNextAction({ clientSecret })
      keepOrder((await api.call('continueOrder', { params: { id: order.id } })).order)
    } finally {
      setBusy(false)
      // Whatever was or was not answered: the order knows.
      void queries.invalidateQueries(orderQuery(order.id))
    }
  }
  const openOurs = useEffectEvent(() => {
    if (isOurs) void open().catch(() => {})
  })
  const isWanted = order.state === 'needs-action' && Boolean(clientSecret && provider)
  useEffect(() => {
    if (isWanted) openOurs()
  }, [isWanted])
  return { open: () => void open().catch(() => {}), busy: busy || !provider }
}
