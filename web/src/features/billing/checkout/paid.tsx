import type { OrderView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readOf } from '../../../core/api/api.ts'
import { queryClient } from '../../../core/api/query-client.ts'
import { moneyText } from '../../../core/format/money.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { cardWords } from '../cards/card-words.ts'
import { afterPayment } from './after-payment.ts'
import { Done } from './done.tsx'
import { useCameFrom } from './wanted.ts'

export function Paid({ order }: { order: OrderView }) {
  const { item } = order
  const bought = item.type === 'content' ? item.id : null
  const from = useCameFrom()
  // Its kind says what opening it means; to know that is not to open it.
  const { data } = useQuery({
    ...readOf('readContent', { params: { id: bought as NonNullable<typeof bought> }, query: {} }),
    enabled: bought !== null,
  })
  const { words, ...next } = afterPayment(order, from, data?.content.type)
  useEffect(() => {
    // What was read while the post was locked is outdated.
    queryClient.removeQueries({ queryKey: ['readPlayback'] })
    void queryClient.invalidateQueries({ refetchType: 'none' })
    void queryClient.invalidateQueries({ queryKey: ['readContent'] })
  }, [])
  const sum = moneyText(order.lines.total)
  const paid = order.card ? `${sum}, ${cardWords(order.card)}` : sum
  return (
    <Done title="Payment Successful!" words={`${paid}. ${words}`} {...next}>
      <Link href={`/receipts/${order.id}`}>View receipt</Link>
    </Done>
  )
}
