import type { OrderView } from '@fanfare/contract'
import { useEffect } from 'react'
import { queryClient } from '../../../core/api/query-client.ts'
import { moneyText } from '../../../core/format/money.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { cardWords } from '../cards/card-words.ts'
import { afterPayment } from './after-payment.ts'
import { Done } from './done.tsx'

export function Paid({ order }: { order: OrderView }) {
  const { href, label, words } = afterPayment(order)
  useEffect(() => {
    // What was read while the post was locked is outdated.
    for (const read of ['readContent', 'readPlayback'])
      queryClient.removeQueries({ queryKey: [read] })
    void queryClient.invalidateQueries({ refetchType: 'none' })
  }, [])
  const sum = moneyText(order.lines.total)
  const paid = order.card ? `${sum}, ${cardWords(order.card)}` : sum
  return (
    <Done title="Payment Successful!" words={`${paid}. ${words}`} href={href} label={label}>
      <Link href={`/receipts/${order.id}`}>View receipt</Link>
    </Done>
  )
}
