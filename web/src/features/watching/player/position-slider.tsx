import { spokenTime } from '../../../ui/text/format.ts'
import { seek } from './actions.ts'

type Props = {
  media: HTMLMediaElement
  time: number
  duration: number
  className?: string | undefined
}

/** What keyboards and screen readers see, whatever is drawn over it. */
export function PositionSlider({ media, time, duration, className }: Props) {
  return (
    <input
      type="range"
      className={className}
      aria-label="Position"
      aria-valuetext={`${spokenTime(time)} of ${spokenTime(duration)}`}
      min={0}
      max={duration}
      step="any"
      value={time}
      onChange={(event) => seek(media, event.currentTarget.valueAsNumber)}
    />
  )
}
