import { allZones } from '../../../core/format/time-zone.ts'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import styles from '../wizard.module.css'

type Schedule = { date: string; time: string; zone: string }

type Props = { value: Schedule; error: string | undefined; onChange: (next: Schedule) => void }

const zones = allZones()

export function ScheduleFields({ value, error, onChange }: Props) {
  return (
    <div className={styles.pair}>
      <TextField
        label="Date"
        type="date"
        value={value.date}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...value, date: currentTarget.value })}
      />
      <TextField
        label="Time"
        type="time"
        value={value.time}
        onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
      />
      <Select
        label="Time zone"
        value={value.zone}
        onChange={({ currentTarget }) => onChange({ ...value, zone: currentTarget.value })}
      >
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
    </div>
  )
}
