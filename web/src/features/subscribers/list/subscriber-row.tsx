import type { SubscriberView } from '@fanfare/contract'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { avatarOf } from '../../../core/format/picture.ts'
import { profilePath, withSearch } from '../../../core/navigation/paths.ts'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import rows from '../../../ui/layout/rows.module.css'
import { cx } from '../../../ui/lib/cx.ts'
import { Avatar } from '../../../ui/media/avatar.tsx'
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
      <Avatar
        name={name}
        seed={person?.username ?? subscriber.id}
        picture={avatarOf(person?.picture)}
        size={40}
      />
      <div className={rows.words}>
        <p className={rows.line}>
          {person ? (
            <Link href={profilePath(person.username)} className={rows.name}>
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
      {person && (
        <IconButton
          small
          label={`Message ${name}`}
          icon={<MessageCircle size={16} />}
          href={withSearch('/messages', { user: person.username })}
        />
      )}
      {subscriber.abilities.end && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`End ${name}’s subscription`}
          onClick={() => setEnding(true)}
        >
          End
        </Button>
      )}
      {ending && <EndSubscriberDialog subscriber={subscriber} onClose={() => setEnding(false)} />}
    </li>
  )
}
