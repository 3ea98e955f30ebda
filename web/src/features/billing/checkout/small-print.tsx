import { Link } from '../../../ui/layout/link.tsx'
import styles from './pay-form.module.css'

/** What pressing the button means, and what happens when someone changes their mind. */
export function SmallPrint({ button, isGift }: { button: string; isGift: boolean }) {
  return (
    <div className={styles.small}>
      <p>
        By choosing “{button}” you ask for immediate access and agree that your legal right to
        withdraw ends {isGift ? 'when the gift is claimed' : 'once you have it'}. See our{' '}
        <Link href="/terms">terms</Link>.
      </p>
      <details>
        <summary>30-day money-back guarantee</summary>
        <p>
          {isGift
            ? 'Until someone claims the gift, you can get a full refund to your card at any time. Once it’s claimed, it’s theirs.'
            : 'You can get a full refund to your card within 30 days if you’ve watched, listened to or read less than a quarter of it. Downloading it or opening an image at full size counts as all of it. Otherwise the creator has 3 days to decide, and then we do.'}
        </p>
      </details>
    </div>
  )
}
