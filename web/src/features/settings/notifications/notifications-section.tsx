import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import typography from '../../../ui/text/typography.module.css'
import { Section } from '../section.tsx'
import styles from './notifications-section.module.css'
import { PushPanel } from './push/push-panel.tsx'
import {
  type NotificationName,
  useNotificationSetting,
  useNotificationSettings,
} from './use-notification-settings.ts'

type Toggle = { readonly name: NotificationName; readonly label: string; readonly hint: string }
const toggles: readonly Toggle[] = [
  {
    name: 'newSubscriptions',
    label: 'New Subscriptions',
    hint: 'Someone subscribes to you or follows you.',
  },
  {
    name: 'commentsAndLikes',
    label: 'Comments & Likes',
    hint: 'Someone likes or comments on your posts, replies to your comments or mentions you.',
  },
  { name: 'directMessages', label: 'Direct Messages', hint: 'Someone sends you a message.' },
  {
    name: 'paymentUpdates',
    label: 'Payment Updates',
    hint: 'Your sales and tips, refunded sales, disputes and changes to your subscriptions.',
  },
  {
    name: 'systemUpdates',
    label: 'System Updates',
    hint: 'Changes to your account, posts we took down, files we couldn’t process and what’s new on Fanfare.',
  },
]

export function NotificationsSection() {
  const { settings, error, retry, retrying } = useNotificationSettings()
  return (
    <Section
      title="Notifications"
      intro="Choose what we notify you about. Changes are saved right away."
    >
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
            title="We couldn’t load your notification settings"
            onRetry={retry}
            retrying={retrying}
          >
            {error.problem.detail}
          </ErrorState>
        )}
        {!settings && !error && <Loading />}
      </Panel>
      <p className={typography.secondary}>
        Turning a switch on also brings back what you turned off with “Fewer like this”. For new
        posts, use the bell on the profile of each creator you follow.
      </p>
      <p className={typography.secondary}>
        We always send receipts and other emails about your own payments, legal notices such as
        price changes and refund requests to answer, and security emails.
      </p>
      <PushPanel />
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
          <li key={name} className={styles.skeletons}>
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
