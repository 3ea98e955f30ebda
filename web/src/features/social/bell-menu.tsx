import type { FollowBell } from '@fanfare/contract'
import { Bell, BellOff, BellRing, Check } from 'lucide-react'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import styles from './follow-button.module.css'

const bells = {
  all: { label: 'All', Icon: BellRing },
  highlights: { label: 'Highlights', Icon: Bell },
  none: { label: 'None', Icon: BellOff },
} as const satisfies Record<FollowBell, object>

type Props = { name: string; bell: FollowBell; onChoose: (bell: FollowBell) => void }

/** Which posts of somebody one follows one hears about. */
export function BellMenu({ name, bell, onChoose }: Props) {
  const { label, Icon } = bells[bell]
  const items = Object.entries(bells).map(([value, one]) => ({
    label: one.label,
    icon: value === bell ? <Check size={16} /> : <span className={styles.unchosen} />,
    onSelect: () => onChoose(value as FollowBell),
  }))
  return (
    <Menu
      label={`Notifications about ${name}`}
      items={items}
      trigger={(props) => (
        <IconButton
          {...props}
          look="outline"
          label={`Notifications: ${label}`}
          icon={<Icon size={18} />}
        />
      )}
    />
  )
}
