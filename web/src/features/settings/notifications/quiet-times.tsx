import type { QuietHours } from '@fanfare/contract'
import { type KeyboardEvent, useState } from 'react'
import formStyles from '../../../ui/form/field.module.css'
import { TextField } from '../../../ui/form/text-field.tsx'

type Props = { hours: QuietHours; onKeep: (hours: QuietHours) => void }

/** A browser changes a time with each figure that is typed, so it is kept when somebody is done with it. */
export function QuietTimes({ hours, onKeep }: Props) {
  const [typed, setTyped] = useState<Partial<QuietHours>>({})
  const shown = { ...hours, ...typed }
  const isEmpty = shown.from === shown.until
  const isWhole = shown.from !== '' && shown.until !== ''
  const keep = () => {
    if (!isWhole || isEmpty) return
    setTyped({})
    if (shown.from !== hours.from || shown.until !== hours.until) onKeep(shown)
  }
  const field = (name: keyof QuietHours) => ({
    type: 'time',
    required: true,
    value: shown[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: target.value }),
    onBlur: keep,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && keep(),
  })
  return (
    <div className={formStyles.pair}>
      <TextField label="From" {...field('from')} />
      <TextField
        label="Until"
        {...field('until')}
        error={isEmpty ? 'Choose an end that’s different from the start' : undefined}
      />
    </div>
  )
}
