import type { NotificationCategory, NotificationChannels } from '@fanfare/contract'
import { SortSelect } from '../../../ui/form/sort-select.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { frequencies, labelOf } from './categories.ts'
import styles from './channel-choices.module.css'
import { useChannel } from './use-notification-settings.ts'

type Props = { category: NotificationCategory; channels: NotificationChannels }

/** By which ways somebody hears of it. Each is a line on a phone and a column where there is room. */
export function ChannelChoices({ category, channels }: Props) {
  const [inApp, turnInApp] = useChannel(category, 'inApp', channels.inApp)
  const [email, chooseEmail] = useChannel(category, 'email', channels.email)
  const [push, turnPush] = useChannel(category, 'push', channels.push)
  return (
    <fieldset className={styles.channels} aria-label={`${labelOf(category)}: where we tell you`}>
      <Switch label="In-app" checked={inApp} onChange={({ target }) => turnInApp(target.checked)} />
      <div className={styles.email}>
        <span aria-hidden="true">Email</span>
        <SortSelect label="Email" value={email} options={frequencies} onChange={chooseEmail} />
      </div>
      <Switch label="Push" checked={push} onChange={({ target }) => turnPush(target.checked)} />
    </fieldset>
  )
}
