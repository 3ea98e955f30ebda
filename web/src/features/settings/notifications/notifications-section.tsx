import { ErrorState } from '../../../ui/error-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Section } from '../section.tsx'
import styles from './notifications-section.module.css'
import {
  type NotificationName,
  useNotificationSetting,
  useNotificationSettings,
} from './use-notification-settings.ts'

type Toggle = { readonly name: NotificationName; readonly label: string; readonly hint: string }
const toggles: readonly Toggle[] = [
  { name: 'newSubscriptions', label: 'New Subscriptions', hint: 'Someone subscribes to you.' },
  { name: 'commentsAndLikes', label: 'Comments & Likes', hint: 'Someone answers your work.' },
  { name: 'directMessages', label: 'Direct Messages', hint: 'Someone writes to you.' },
  {
    name: 'paymentUpdates',
    label: 'Payment Updates',
    hint: 'Renewals, receipts and payouts. Mails the law asks for are always sent.',
  },
  {
    name: 'systemUpdates',
    label: 'System Updates',
    hint: 'What is new on Fanfare. Security mails are always sent.',
  },
]

export function NotificationsSection() {
  const { settings, error, retry, retrying } = useNotificationSettings()
  return (
    <Section title="Notifications" intro="What we tell you about. Every change is kept at once.">
      <Panel>
        {settings && (
          <ul className={styles.list}>
            {toggles.map((toggle) => (
              <li key={toggle.name}>
                <NotificationSwitch {...toggle} on={settings[toggle.name]} />
              </li>
            ))}
          </ul>
        )}
        {!settings && error && (
          <ErrorState
            title="Your notification settings could not be loaded"
            onRetry={retry}
            retrying={retrying}
          >
            {error.problem.detail}
          </ErrorState>
        )}
        {!settings && !error && <Loading />}
      </Panel>
    </Section>
  )
}

function NotificationSwitch({ name, on, ...words }: Toggle & { on: boolean }) {
  const [shown, turn] = useNotificationSetting(name, on)
  return <Switch {...words} checked={shown} onChange={(event) => turn(event.target.checked)} />
}

function Loading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <ul className={styles.list}>
        {toggles.map(({ name }) => (
          <li key={name} className={styles.bones}>
            <span>
              <Skeleton width={140} />
              <Skeleton width={220} />
            </span>
            <Skeleton shape="block" width={40} height={24} />
          </li>
        ))}
      </ul>
    </div>
  )
}
