import layout from '../layout/layout.module.css'
import typography from '../text/typography.module.css'
import { DayChart } from './day-chart.tsx'
import { type MovementDay, type MovementNames, movementWords } from './movement-words.ts'

type Props = { days: readonly MovementDay[]; names: MovementNames; label: string }

/** Who came and who went, each with a line. Where nobody did, a sentence says more than a flat line. */
export function Movement({ days, names, label }: Props) {
  const words = <p className={typography.secondary}>{movementWords(days, names)}</p>
  if (days.every(({ up, down }) => up + down === 0)) return words
  return (
    <div className={layout.stack12}>
      {words}
      <DayChart
        label={label}
        dates={days.map(({ date }) => date)}
        main={{ name: names.up, values: days.map(({ up }) => up) }}
        other={{ name: names.down, values: days.map(({ down }) => down), isDashed: false }}
      />
    </div>
  )
}
