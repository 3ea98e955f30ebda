import type { ConversationId, ConversationView, Viewer } from '@fanfare/contract'
import { Crown, EllipsisVertical, UserMinus } from 'lucide-react'
import { toastResult } from '../../../core/api/toast-result.ts'
import { avatarOf } from '../../../core/format/picture.ts'
import { profilePath } from '../../../core/navigation/paths.ts'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { plural } from '../../../ui/text/format.ts'
import type { Person } from '../words.ts'
import styles from './info.module.css'
import { useRemoveMember, useUpdateGroup } from './use-group.ts'

type Props = { conversation: ConversationView; viewer: Viewer }

/** Whoever may not be seen is counted and not named. */
export function Members({ conversation, viewer }: Props) {
  const { participants, memberCount, abilities } = conversation
  const id = conversation.id as ConversationId
  const hidden = memberCount - participants.length
  return (
    <section className={styles.members} aria-label="Members">
      <h3 className={styles.title}>Members</h3>
      <ul className={styles.people}>
        {participants.map((person) => (
          <li key={person.id} className={styles.person}>
            <Avatar
              name={person.displayName}
              seed={person.username}
              picture={avatarOf(person.picture)}
              size={36}
            />
            <Link href={profilePath(person.username)} className={styles.who}>
              <span className={styles.personName}>
                {person.id === viewer.id ? 'You' : person.displayName}
              </span>
              <span className={styles.username}>@{person.username}</span>
            </Link>
            {person.isOwner && <Badge>Owner</Badge>}
            {abilities.manage && person.id !== viewer.id && <MemberMenu id={id} person={person} />}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className={styles.facts}>And {plural(hidden, 'person', 'people')} you can’t see</p>
      )}
    </section>
  )
}

/** Of the owner. */
function MemberMenu({ id, person }: { id: ConversationId; person: Person }) {
  const update = useUpdateGroup()
  const remove = useRemoveMember()
  const { displayName } = person
  const handOver = () =>
    toastResult(
      update.run({ params: { id }, body: { ownerId: person.id } }),
      `${displayName} owns this group now`,
    )
  const takeOut = () =>
    toastResult(
      remove.run({ params: { id }, query: { userId: person.id } }),
      `${displayName} was removed`,
    )
  return (
    <Menu
      label={displayName}
      items={[
        { label: 'Make owner', icon: <Crown size={20} />, onSelect: () => void handOver() },
        {
          label: 'Remove from group',
          icon: <UserMinus size={20} />,
          danger: true,
          onSelect: () => void takeOut(),
        },
      ]}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          small
          label={`More options for ${displayName}`}
          icon={<EllipsisVertical size={16} />}
        />
      )}
    />
  )
}
