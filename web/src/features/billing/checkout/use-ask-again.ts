import type { OrderId, OrderView } from '@fanfare/contract'
import { useEffect, useRef, useState } from 'react'
import { queryClient } from '../../../core/api/query-client.ts'
import { orderQuery } from './use-order.ts'

const pause = 2_000

/** After a request without an answer: reads the order again until its state is known. */
export const useAskAgain = () => {
  const [asking, setAsking] = useState(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const ask = async (id: OrderId): Promise<OrderView | undefined> => {
    setAsking(true)
    while (isHere.current) {
      const query = { ...orderQuery(id), staleTime: 0, retry: false }
      const answer = await queryClient.fetchQuery(query).catch(() => null)
      if (answer) {
        setAsking(false)
        return answer.order
      }
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    return undefined
  }
  return { ask, asking }
}
