import type { OrderView } from '@fanfare/contract'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { moneyText } from '../../../app/money.ts'
import { queryClient } from '../../../app/query-client.ts'
import { useTitle } from '../../../app/use-title.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Link } from '../../../ui/link.tsx'
import { cardWords } from '../cards/card-words.ts'
import { afterwards } from './afterwards.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import styles from './waiting.module.css'

const staysFor = 3_000

/** Says that it worked, and goes where they wanted to be. The way back leads past here. */
export function Paid({ order }: { order: OrderView }) {
  const { href, label, words } = afterwards(order)
  const navigate = useNavigate()
  useTitle('Payment Successful!')
  const leave = useEffectEvent(() => void navigate({ href, replace: true }))
  useEffect(() => {
    // What was read while it was locked is no longer true.
    for (const read of ['readContent', 'readPlayback'])
      queryClient.removeQueries({ queryKey: [read] })
    void queryClient.invalidateQueries({ refetchType: 'none' })
    const timer = setTimeout(() => leave(), staysFor)
    return () => clearTimeout(timer)
  }, [])
  return (
    <CheckoutFrame>
      <div className={cx(styles.waiting, styles.done)} role="status">
        <CircleCheck size={48} />
        <h1 className={styles.title}>Payment Successful!</h1>
        <p>
          {moneyText(order.lines.total)}
          {order.card && `, ${cardWords(order.card)}`}. {words}
        </p>
        <Button
          variant="primary"
          size="lg"
          href={href}
          onClick={(event) => {
            event.preventDefault()
            void navigate({ href, replace: true })
          }}
        >
          {label}
        </Button>
        <Link href={`/receipts/${order.id}`}>See the receipt</Link>
      </div>
    </CheckoutFrame>
  )
}
