import type { OrderLines } from '@fanfare/contract'
import { Link } from '../../../../ui/link.tsx'
import styles from '../pay-form.module.css'
import { chargeWords, type TierItem } from './renewal-words.ts'

type Props = { button: string; item: TierItem; lines: OrderLines }

/** What pressing the button means for now and for later, and how it ends. */
export function TierSmallPrint({ button, item, lines }: Props) {
  return (
    <div className={styles.small}>
      <p>
        By pressing “{button}” you ask for it to be supplied at once, agree that your legal right to
        withdraw ends with that, and let us charge {chargeWords(item, lines)} until you cancel. See
        our <Link href="/terms">terms</Link>.
      </p>
      <details>
        <summary>Cancelling, and what comes back</summary>
        <p>
          You cancel with one click, and it stays open until its period ends. You can also end it at
          once: the unused days come back to your card when you have opened nothing locked in that
          period. A higher price needs your click, and a creator who is silent for 60 days is not
          paid for.
        </p>
      </details>
    </div>
  )
}
