import type { NotificationSettings } from '@fanfare/contract'
import { Switch } from '../../../ui/form/switch.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import { QuietTimes } from './quiet-times.tsx'
import { TimeZoneField } from './time-zone-field.tsx'
import { useQuietHours } from './use-notification-settings.ts'

const usual = { from: '22:00', until: '07:00' }

/** When pushes and emails wait, and by which clock. */
export function QuietHoursPanel({ settings }: { settings: NotificationSettings }) {
  const [hours, keep] = useQuietHours(settings.quietHours)
  return (
    <Panel>
      <div className={layout.stack16}>
        <Switch
          label="Quiet hours"
          hint="Push and emails wait until quiet hours end. Receipts and security emails don’t wait."
          checked={hours !== null}
          onChange={({ target }) => keep(target.checked ? usual : null)}
        />
        {hours && <QuietTimes hours={hours} onKeep={keep} />}
        <TimeZoneField chosen={settings.timeZone} />
      </div>
    </Panel>
  )
}
