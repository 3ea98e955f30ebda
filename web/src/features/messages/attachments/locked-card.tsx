import { splitPrice } from '@fanfare/contract/money'
import { Lock } from 'lucide-react'
import { moneyText } from '../../../core/format/money.ts'
import { withSearch } from '../../../core/navigation/paths.ts'
import { Button } from '../../../ui/form/button.tsx'
import { contentsWords } from '../attach/attachment-words.ts'
import type { Message } from '../thread/thread.ts'
import styles from './locked-card.module.css'

/** What a creator sells in a message: nothing of it is here before it is paid for. */
export function LockedCard({ message }: { message: Message }) {
  const { id, attachments, price, abilities } = message
  const blur = attachments.find(({ placeholder }) => placeholder)?.placeholder
  const contents = contentsWords(attachments)
  const sum = price && moneyText(splitPrice(price).total)
  const isForSale = abilities.buy && sum
  return (
    <div className={styles.card}>
      <div className={styles.art} style={blur ? { backgroundImage: `url("${blur}")` } : undefined}>
        <span className={styles.lock}>
          <Lock size={24} />
        </span>
      </div>
      <div className={styles.foot}>
        <div>
          <p className={styles.contents}>{sum && !isForSale ? `${contents} · ${sum}` : contents}</p>
          <p className={styles.kind}>{abilities.buy ? 'Yours to keep' : 'Still being prepared'}</p>
        </div>
        {isForSale && (
          <Button variant="primary" href={withSearch('/checkout', { type: 'attachments', id })}>
            Unlock for {sum}
          </Button>
        )}
      </div>
    </div>
  )
}
