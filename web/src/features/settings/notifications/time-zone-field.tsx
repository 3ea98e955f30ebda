import { ownTimeZone } from '../../../core/format/time-zone.ts'
import { Select } from '../../../ui/form/select.tsx'
import { zonesFrom, zoneWords } from './time-zones.ts'
import { useTimeZone } from './use-notification-settings.ts'

/** Quiet hours and the daily summary go by it. */
export function TimeZoneField({ chosen }: { chosen: string | null }) {
  const device = ownTimeZone()
  const [zone, choose] = useTimeZone(chosen ?? device)
  return (
    <Select
      label="Time zone"
      hint="For quiet hours and the daily summary."
      value={zone}
      onChange={({ target }) => choose(target.value)}
    >
      {zonesFrom(device, zone, Intl.supportedValuesOf('timeZone')).map((one) => (
        <option key={one} value={one}>
          {zoneWords(one)}
          {one === device && ' (this device)'}
        </option>
      ))}
    </Select>
  )
}
