import type { SubscriptionView, TierWording } from '@fanfare/contract'
import { useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { EndDialog } from '../manage/end-dialog.tsx'
import type { Of } from './notice.ts'
import styles from './notice-list.module.css'

type Props = { subscription: SubscriptionView; change: Of<'tierChange'> }

/** What it said and what it says, and the way out. */
export function TierChange({ subscription, change }: Props) {
  const [ending, setEnding] = useState(false)
  return (
    <>
      <div className={styles.wordings}>
        <Wording title="Before" wording={change.before} />
        <Wording title="Now" wording={change.after} />
      </div>
      <Button variant="outline" size="sm" onClick={() => setEnding(true)}>
        End now
      </Button>
      {ending && <EndDialog subscription={subscription} onClose={() => setEnding(false)} />}
    </>
  )
}

const Wording = ({ title, wording }: { title: string; wording: TierWording }) => (
  <section className={styles.wording} aria-label={title}>
    <p className={styles.when}>{title}</p>
    <p className={styles.title}>{wording.name}</p>
    <ul>
      {wording.benefits.map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </ul>
  </section>
)
