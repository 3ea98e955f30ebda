import type { PersonCard } from '@fanfare/contract'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { avatarOf } from '../../../core/format/picture.ts'
import { profilePath } from '../../../core/navigation/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import rows from '../../../ui/layout/rows.module.css'
import { cx } from '../../../ui/lib/cx.ts'
import { Avatar } from '../../../ui/media/avatar.tsx'
import styles from './people.module.css'

type Props = { person: PersonCard; facts?: string; children?: ReactNode }

export function PersonRow({ person, facts, children }: Props) {
  const { username, displayName, picture, isVerified } = person
  return (
    <li className={cx(rows.row, styles.row)}>
      <Avatar name={displayName} seed={username} picture={avatarOf(picture)} size={40} />
      <div className={rows.words}>
        <p className={rows.line}>
          <Link href={profilePath(username)} className={rows.name}>
            {displayName}
          </Link>
          {isVerified && (
            <BadgeCheck size={16} role="img" aria-label="Verified" className={styles.verified} />
          )}
        </p>
        <p className={cx(rows.hint, styles.hints)}>
          <span>@{username}</span>
          {facts && <span>{facts}</span>}
        </p>
      </div>
      {children}
    </li>
  )
}
