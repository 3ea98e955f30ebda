import type { GiftView } from '@fanfare/contract'
import { MoreOf } from '../../app/more-of.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { giftTones, stateWords } from './gift-words.ts'
import styles from './gifts.module.css'
import { useGifts } from './use-gifts.ts'

/** In Settings, Billing: what they have given, and whether it was claimed. */
export function GiftsPanel() {
  const list = useGifts()
  return (
    <Panel title="Gifts you have given">
      <ul className={styles.list}>
        {list.rows?.map((gift) => (
          <Row key={gift.id} gift={gift} />
        ))}
      </ul>
      {list.rows?.length === 0 && (
        <p className={styles.hint}>
          None yet. Gift, on the page of a piece with a price or below a tier, gives it to somebody
          else.
        </p>
      )}
      <MoreOf what="gifts" list={list} />
    </Panel>
  )
}

const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString(undefined, { dateStyle: 'medium' })

function Row({ gift: { id, item, state, paidAt } }: { gift: GiftView }) {
  const label = state === 'unclaimed' ? 'Send it' : 'See it'
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.line}>
          <span>{item.title}</span>
          <Badge tone={giftTones[state]}>{stateWords[state]}</Badge>
        </p>
        <p className={styles.hint}>{dayOf(paidAt)}</p>
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
