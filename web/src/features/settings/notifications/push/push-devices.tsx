import type { PushDeviceView } from '@fanfare/contract'
import { useCommand } from '../../../../core/api/api.ts'
import { toastResult } from '../../../../core/api/toast-result.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { dateText } from '../../../../ui/text/dates.ts'
import typography from '../../../../ui/text/typography.module.css'
import section from '../../section.module.css'

/** Where else they were turned on. */
export function PushDevices({ devices }: { devices: readonly PushDeviceView[] }) {
  return (
    <ul className={section.rows} aria-label="Devices with push notifications">
      {devices.map((device) => (
        <Device key={device.id} device={device} />
      ))}
    </ul>
  )
}

function Device({ device: { id, name, turnedOnAt } }: { device: PushDeviceView }) {
  const remove = useCommand('removePushDevice', { refresh: ['listPushDevices'] })
  const done = `${name} won’t get push notifications anymore`
  return (
    <li className={section.row}>
      <div className={section.words}>
        <p className={section.name}>{name}</p>
        <p className={typography.hint}>Turned on {dateText(turnedOnAt)}</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        loading={remove.isPending}
        aria-label={`Remove ${name}`}
        onClick={() => void toastResult(remove.run({ params: { id } }), done)}
      >
        Remove
      </Button>
    </li>
  )
}
