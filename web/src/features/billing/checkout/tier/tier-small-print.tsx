import type { OrderLines } from '@fanfare/contract'
import { Link } from '../../../../ui/layout/link.tsx'
import styles from '../pay-form.module.css'
import { chargeWords, type TierItem } from './renewal-words.ts'

type Props = { button: string; item: TierItem; lines: OrderLines }

/** What pressing the button means for now and for later, and how it ends. */
export function TierSmallPrint({ button, item, lines }: Props) {
  return (
    <div className={styles.small}>
      <p>
        By choosing “{button}” you ask for immediate access, agree that your legal right to withdraw
        ends once you have it, and allow us to charge you {chargeWords(item, lines)} until you
        cancel. See our <Link href="/terms">terms</Link>.
      </p>
      <details>
        <summary>Cancellation and refunds</summary>
        <p>
          Cancel anytime with one click and keep access until the end of the billing period. You can
          also end it right away: we’ll refund your unused days if you haven’t opened any locked
          posts in that period. You’ll never pay a higher price unless you agree to it, and we pause
          billing if the creator doesn’t publish for 60 days.
        </p>
      </details>
    </div>
  )
}
