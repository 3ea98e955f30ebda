import type { NotificationSettings } from '@fanfare/contract'
import { LoadError } from '../../../core/api/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import typography from '../../../ui/text/typography.module.css'
import { Section } from '../section.tsx'
import { switches } from './categories.ts'
import { NewPostsItem, SwitchedItem } from './category-items.tsx'
import styles from './notifications-section.module.css'
import { PushPanel } from './push/push-panel.tsx'
import { QuietHoursPanel } from './quiet-hours-panel.tsx'
import { useDeviceTimeZone, useNotificationSettings } from './use-notification-settings.ts'

export function NotificationsSection() {
  const query = useNotificationSettings()
  const { data, error } = query
  return (
    <Section
      title="Notifications"
      intro="Choose what we notify you about, and how. Changes are saved right away."
    >
      {data && <Choices settings={data} />}
      {!data && error && (
        <Panel>
          <LoadError title="We couldn’t load your notification settings" read={query} />
        </Panel>
      )}
      {!data && !error && <Loading />}
      <PushPanel />
      <p className={typography.secondary}>
        Turning a switch on also brings back what you turned off with “Fewer like this”.
      </p>
      <p className={typography.secondary}>
        We always send receipts and other emails about your own payments, legal notices such as
        price changes and refund requests to answer, and security emails.
      </p>
    </Section>
  )
}

function Choices({ settings }: { settings: NotificationSettings }) {
  useDeviceTimeZone(settings)
  return (
    <>
      <Panel>
        <ul className={styles.list}>
          {switches.map((name) => (
            <SwitchedItem
              key={name}
              name={name}
              isOn={settings[name]}
              channels={settings.channels[name]}
            />
          ))}
          <NewPostsItem channels={settings.channels.newPosts} />
        </ul>
      </Panel>
      <QuietHoursPanel settings={settings} />
    </>
  )
}

function Loading() {
  return (
    <Panel>
      <div aria-busy="true">
        <VisuallyHidden role="status">Loading</VisuallyHidden>
        <ul className={styles.list}>
          {switches.map((name) => (
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
    </Panel>
  )
}
