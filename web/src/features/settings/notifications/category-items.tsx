import type { NotificationChannels, NotificationSwitch } from '@fanfare/contract'
import { Switch } from '../../../ui/form/switch.tsx'
import typography from '../../../ui/text/typography.module.css'
import { newPosts, switched } from './categories.ts'
import { ChannelChoices } from './channel-choices.tsx'
import styles from './notifications-section.module.css'
import { useSwitch } from './use-notification-settings.ts'

type Props = { name: NotificationSwitch; isOn: boolean; channels: NotificationChannels }

/** Turned off, nothing of it comes by any channel, so there is none to choose. */
export function SwitchedItem({ name, isOn, channels }: Props) {
  const [shown, turn] = useSwitch(name, isOn)
  return (
    <li>
      <Switch {...switched[name]} checked={shown} onChange={({ target }) => turn(target.checked)} />
      {shown && <ChannelChoices category={name} channels={channels} />}
    </li>
  )
}

export function NewPostsItem({ channels }: Pick<Props, 'channels'>) {
  return (
    <li>
      <p className={styles.name}>{newPosts.label}</p>
      <p className={typography.hint}>{newPosts.hint}</p>
      <ChannelChoices category="newPosts" channels={channels} />
    </li>
  )
}
