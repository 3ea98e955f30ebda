import type { NotificationView } from '@fanfare/contract'
import { BellMinus, Check, Ellipsis, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { NotificationLink } from './notification-link.tsx'
import styles from './notification-row.module.css'
import { useFewer } from './use-fewer.ts'

type Props = {
  notification: NotificationView
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onRead: () => void
  onDelete: () => void
}

export function NotificationRow({ notification, isSelected, onSelect, onRead, onDelete }: Props) {
  const { id, message, isRead, canShowFewer } = notification
  const showFewer = useFewer()
  const read = { label: 'Mark as read', icon: <Check size={16} />, onSelect: onRead }
  const fewer = {
    label: 'Fewer like this',
    icon: <BellMinus size={16} />,
    onSelect: () => void showFewer(id),
  }
  const remove = { label: 'Delete', icon: <Trash2 size={16} />, danger: true, onSelect: onDelete }
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <label className={styles.select}>
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={`Select: ${message}`}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        />
      </label>
      <NotificationLink notification={notification} onRead={onRead} />
      <div className={styles.actions}>
        {[...(isRead ? [] : [read]), remove].map(({ label, icon, onSelect: act }) => (
          <IconButton
            key={label}
            small
            label={label}
            icon={icon}
            className={styles.quick}
            onClick={act}
          />
        ))}
        <Menu
          label="More options"
          items={[...(isRead ? [] : [read]), ...(canShowFewer ? [fewer] : []), remove]}
          trigger={(trigger) => (
            <IconButton {...trigger} small label="More options" icon={<Ellipsis size={16} />} />
          )}
        />
      </div>
    </li>
  )
}
