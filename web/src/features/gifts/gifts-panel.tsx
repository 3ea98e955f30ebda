import type { GiftView } from '@fanfare/contract'
import { MoreOf } from '../../core/api/more-of.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import rows from '../../ui/layout/rows.module.css'
import { dateText } from '../../ui/text/dates.ts'
import typography from '../../ui/text/typography.module.css'
import { giftTones, stateWords } from './gift-words.ts'
import styles from './gifts.module.css'
import { useGifts } from './use-gifts.ts'

/** In Settings, Billing: what they have given, and whether it was claimed. */
export function GiftsPanel() {
  const list = useGifts()
  return (
    <Panel title="Gifts you’ve given">
      <ul className={rows.rows}>
        {list.rows?.map((gift) => (
          <Row key={gift.id} gift={gift} />
        ))}
      </ul>
      {list.rows?.length === 0 && (
        <p className={typography.hint}>
          No gifts yet. To give one, choose Gift on a paid post or below a tier.
        </p>
      )}
      <MoreOf what="gifts" list={list} />
    </Panel>
  )
}

function Row({ gift: { id, item, state, paidAt } }: { gift: GiftView }) {
  const label = state === 'unclaimed' ? 'Send' : 'View'
  return (
    <li className={styles.row}>
      <div className={rows.words}>
        <p className={styles.line}>
          <span>{item.title}</span>
          <Badge tone={giftTones[state]}>{stateWords[state]}</Badge>
        </p>
        <p className={typography.hint}>{dateText(paidAt)}</p>
      </div>
      <Button
        size="sm"
        variant="outline"
        href={`/gifts/${id}`}
        aria-label={`${label}: ${item.title}`}
      >
        {label}
      </Button>
    </li>
  )
}
