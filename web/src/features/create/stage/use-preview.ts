import { isTeaser, limits, suggestedTeaser, type TeaserRange } from '@fanfare/contract/limits'
import { clockTime } from '../../../ui/text/format.ts'
import { secondsFrom } from '../details/clock-text.ts'
import { useEditing } from '../editor/use-editor.ts'
import { type TypedRange, useStage } from './use-stage.ts'

const { min, max } = limits.teaserSeconds

const faultOf = (start: number | null, end: number | null, duration: number) => {
  if (start === null || end === null) return 'Enter a time like 1:15'
  if (end > duration) return `Your file ends at ${clockTime(duration)}`
  if (isTeaser({ start, end }, duration)) return undefined
  return `Choose ${min} to ${max} seconds, and leave at least a fifth to unlock`
}

const textsOf = ({ start, end }: TeaserRange): TypedRange => ({
  start: clockTime(start),
  end: clockTime(end),
})

/** The range of the preview, one for the fields and the timeline: what is typed, else what is saved. */
export const usePreview = (duration: number) => {
  const { draft } = useEditing()
  const { typed, setTyped, show } = useStage()
  const saved = draft.teaser ?? suggestedTeaser(duration)
  const texts = typed ?? textsOf(saved)
  const [start, end] = [secondsFrom(texts.start), secondsFrom(texts.end)]
  const fault = faultOf(start, end, duration)
  const isRange = start !== null && end !== null
  return {
    texts,
    fault,
    /** Where the timeline shows it: where it was, while what is typed is no time. */
    range: isRange ? { start, end } : saved,
    isChanged: texts.start !== textsOf(saved).start || texts.end !== textsOf(saved).end,
    type: (patch: Partial<TypedRange>) => setTyped({ ...texts, ...patch }),
    move: (range: TeaserRange, shown: number) => {
      setTyped(textsOf(range))
      show(shown)
    },
    forget: () => setTyped(null),
  }
}
