import type { NotificationView } from '@fanfare/contract'
import { avatarOf } from '../../core/format/picture.ts'
import { Avatar } from '../../ui/media/avatar.tsx'
import { kindIcons } from './kind-icons.ts'
import styles from './notification-face.module.css'

type Props = Pick<NotificationView, 'people' | 'kind'>

/** Who did it, with a mark for what they did. Where nobody did, the mark is all. */
export function NotificationFace({ people, kind }: Props) {
  const Icon = kindIcons[kind]
  const [first, second] = people
  if (!first) {
    return (
      <span className={styles.tile}>
        <Icon size={20} />
      </span>
    )
  }
  const shown = second ? [first, second] : [first]
  return (
    <span className={styles.face} data-pair={second ? true : undefined}>
      {shown.map(({ id, displayName, username, picture }) => (
        <Avatar
          key={id}
          name={displayName}
          seed={username}
          picture={avatarOf(picture)}
          size={second ? 28 : 40}
          className={styles.person}
        />
      ))}
      <span className={styles.kind} data-kind={kind}>
        <Icon size={12} />
      </span>
    </span>
  )
}
