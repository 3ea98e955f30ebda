import type { Money, SubscriptionView } from '@fanfare/contract'
import { useState } from 'react'
import { toastResult } from '../../../core/api/toast-result.ts'
import { priceWords } from '../../../core/format/price-words.ts'
import { withSearch } from '../../../core/navigation/paths.ts'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { useAcceptPrice, useResume } from '../use-subscriptions.ts'
import type { Notice } from './notice.ts'
import styles from './notice-list.module.css'
import { noticesOf } from './notices-of.ts'
import { TierChange } from './tier-change.tsx'

/** What should be known about a subscription, each with the one click it may need. */
export function NoticeList({ subscription }: { subscription: SubscriptionView }) {
  const notices = noticesOf(subscription)
  if (notices.length === 0) return null
  return (
    <ul className={layout.stack8}>
      {notices.map((notice) => (
        <li key={notice.title} className={styles.notice} data-tone={notice.tone}>
          <div className={styles.words}>
            <p className={styles.title}>{notice.title}</p>
            {notice.text && <p>{notice.text}</p>}
          </div>
          <Act notice={notice} subscription={subscription} />
        </li>
      ))}
    </ul>
  )
}

type Props = { notice: Notice; subscription: SubscriptionView }

function Act({ notice: { act }, subscription }: Props) {
  if (!act) return null
  if (act.kind === 'pay') {
    return (
      <Button variant="primary" size="sm" href={withSearch('/checkout', { order: act.orderId })}>
        Pay now
      </Button>
    )
  }
  if (act.kind === 'end') return <TierChange subscription={subscription} change={act.change} />
  if (act.kind === 'resume') return <Resume subscription={subscription} label={act.label} />
  return <AcceptPrice subscription={subscription} label={act.label} asked={act.total} />
}

type ActProps = { subscription: SubscriptionView; label: string }

function Resume({ subscription: { id }, label }: ActProps) {
  const resume = useResume()
  return (
    <Button
      variant="outline"
      size="sm"
      loading={resume.isPending}
      onClick={() => void toastResult(resume.run({ params: { id } }), 'Subscription resumed')}
    >
      {label}
    </Button>
  )
}

/** Silence keeps the price, so keeping it is nothing to be sent; it only clears the question away. */
function AcceptPrice({
  subscription: { id, total, interval },
  label,
  asked,
}: ActProps & { asked: Money }) {
  const accept = useAcceptPrice()
  const [kept, setKept] = useState(false)
  if (kept) return <p role="status">You’ll keep paying {priceWords(total, interval)}.</p>
  return (
    <div className={layout.row8}>
      <Button variant="ghost" size="sm" onClick={() => setKept(true)}>
        Keep current price
      </Button>
      <Button
        variant="outline"
        size="sm"
        loading={accept.isPending}
        onClick={() =>
          void toastResult(
            accept.run({ params: { id }, body: { total: asked } }),
            'You agreed to the new price',
          )
        }
      >
        {label}
      </Button>
    </div>
  )
}
