import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { ProgressBar, ProgressRing } from '../../ui/feedback/progress.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Chip } from '../../ui/layout/chip.tsx'
import { LinkTabs, PanelTabs } from '../../ui/layout/tabs.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import { CoverPattern } from '../../ui/media/cover-pattern.tsx'
import { Logo } from '../../ui/media/logo.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'

const people = [
  'Slow Kitchen',
  'Northlight Studio',
  'Field Notes',
  'Paper Planes',
  'Low Tide Radio',
  'Chess for Two',
  'Zoë',
  '李 明',
]

export function ContentSamples() {
  const [chosen, choose] = useState('Art')
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  return (
    <div className={styles.columns}>
      <Sample title="Avatars" stacked>
        <div className={styles.row}>
          {people.map((name) => (
            <Avatar key={name} name={name} size={48} />
          ))}
        </div>
        <div className={styles.row}>
          {([24, 28, 36, 64, 96] as const).map((size) => (
            <Avatar key={size} name="Cartographer" size={size} />
          ))}
          <Avatar
            name="Cartographer"
            size={96}
            picture={{ src: '/icon-192.png' }}
            alt="Cartographer"
          />
        </div>
      </Sample>
      <Sample title="Default covers" stacked>
        {people.slice(0, 5).map((name) => (
          <CoverPattern key={name} seed={name} className={styles.cover} />
        ))}
      </Sample>
      <Sample title="Badges, chips, time" stacked>
        <div className={styles.row}>
          <Badge>Draft</Badge>
          <Badge tone="good" icon={<BadgeCheck />}>
            Verified
          </Badge>
          <Badge tone="warn">Processing</Badge>
          <Badge tone="bad">Failed</Badge>
          <Badge tone="accent">7</Badge>
          <Badge tone="live">LIVE</Badge>
        </div>
        <div className={styles.row}>
          {['All', 'Art', 'Music'].map((name) => (
            <Chip key={name} pressed={chosen === name} onPress={() => choose(name)}>
              {name}
            </Chip>
          ))}
          <Chip onRemove={() => {}}>harbour</Chip>
          <Chip>Plain</Chip>
        </div>
        <div className={styles.row}>
          {[0, 5, 130, 3000, 90_000].map((minutes) => (
            <RelativeTime key={minutes} at={ago(minutes)} />
          ))}
        </div>
        <Logo />
      </Sample>
      <Sample title="Tabs" stacked>
        <LinkTabs
          label="Sections"
          tabs={[
            { href: '/gallery', label: 'Overview', current: true },
            { href: '/gallery#content', label: 'Content', current: false, count: 12 },
            { href: '/gallery#live', label: 'Live Stream', current: false },
          ]}
        />
        <PanelTabs
          label="Subscriptions"
          tabs={[
            { id: 'active', label: 'Active', count: 3, panel: 'Three are active.' },
            { id: 'expired', label: 'Expired', count: 1, panel: 'One has ended.' },
          ]}
        />
      </Sample>
      <Sample title="Progress" stacked>
        <ProgressBar label="Upload" value={64} />
        <ProgressBar label="Processing" />
        <div className={styles.row}>
          <ProgressRing label="A quarter" value={25} />
          <ProgressRing label="Half" value={50} size={32} />
          <ProgressRing label="Most" value={82} size={48} />
          <Spinner />
          <Spinner size={20} />
          <Spinner size={32} label="Loading" />
        </div>
      </Sample>
    </div>
  )
}
