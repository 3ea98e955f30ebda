import { Link } from '../../../ui/link.tsx'
import styles from './pay-form.module.css'

/** What pressing the button means, and what happens when someone changes their mind. */
export function SmallPrint({ button, isGift }: { button: string; isGift: boolean }) {
  return (
    <div className={styles.small}>
      <p>
        By pressing “{button}” you ask for it to be supplied at once, and agree that your legal
        right to withdraw ends {isGift ? 'when the gift is claimed' : 'with that'}. See our{' '}
        <Link href="/terms">terms</Link>.
      </p>
      <details>
        <summary>30-day money-back guarantee: what it covers</summary>
        <p>
          {isGift
            ? 'Until somebody has claimed it, the whole sum goes back to your card when you ask, however long that takes. From then on it is theirs.'
            : 'Within 30 days and with less than a quarter of it watched, heard or read, the whole sum goes back to your card when you ask. A download or a full-size picture counts as all of it. After that its creator decides within 3 days, and then we do.'}
        </p>
      </details>
    </div>
  )
}
