import type { Purchase } from '@fanfare/contract'
import { Link } from '../../../ui/layout/link.tsx'
import styles from '../library.module.css'
import { purchaseWords } from './purchase-words.ts'

/** Under the card: what it cost and when, and the way to its receipt. */
export function PurchaseLine({ purchase }: { purchase: Purchase }) {
  const { orderId, content } = purchase
  return (
    <p className={styles.paid}>
      <span>{purchaseWords(purchase)}</span>
      {orderId && (
        <Link
          href={`/receipts/${orderId}`}
          className={styles.receipt}
          aria-label={`Receipt for ${content.title}`}
        >
          Receipt
        </Link>
      )}
    </p>
  )
}
