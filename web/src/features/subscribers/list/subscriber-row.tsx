import type { SubscriberView } from '@fanfare/contract'
import { useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Link } from '../../../ui/link.tsx'
import rows from '../../../ui/rows.module.css'
import { EndSubscriberDialog } from './end-dialog.tsx'
import styles from './list.module.css'
import { badgeOf, datesOf, factsOf, personName } from './subscriber-words.ts'

export function SubscriberRow({ subscriber }: { subscriber: SubscriberView }) {
  const [ending, setEnding] = useState(false)
  const { person } = subscriber
  const name = personName(subscriber)
  const [words, tone] = badgeOf(subscriber)
  return (
    <li className={cx(rows.row, styles.row)}>
      <Avatar name={name} seed={person?.username ?? subscriber.id} size={40} />
      <div className={rows.words}>
        <p className={rows.line}>
          {person ? (
            <Link href={`/profile/${person.username}`} className={rows.name}>
              {name}
            </Link>
          ) : (
            <span className={rows.name}>{name}</span>
          )}
          {person && <span className={rows.hint}>@{person.username}</span>}
          <Badge tone={tone}>{words}</Badge>
        </p>
        <p className={rows.hint}>{factsOf(subscriber)}</p>
      </div>
      <p className={styles.dates}>{datesOf(subscriber)}</p>
      {subscriber.abilities.end && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`End the subscription of ${name}`}
          onClick={() => setEnding(true)}
        >
          End
        </Button>
      )}
      {ending && <EndSubscriberDialog subscriber={subscriber} onClose={() => setEnding(false)} />}
    </li>
  )
}
