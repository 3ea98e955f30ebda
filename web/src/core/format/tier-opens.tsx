import type { TierOffer } from '@fanfare/contract'
import { recentWords } from './recent-words.ts'
import styles from './tier-opens.module.css'

type Props = { tier: Pick<TierOffer, 'opens' | 'total'> }

/** Told before anybody pays: what was included lately, and what was sold separately. */
export function TierOpens({ tier: { opens, total } }: Props) {
  const words = recentWords(opens, total.amount === 0)
  return words && <p className={styles.opens}>{words}</p>
}
