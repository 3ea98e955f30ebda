import { useEffect, useEffectEvent, useState } from 'react'
import { clockIn, instantOf, ownTimeZone } from '../../../core/format/time-zone.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import formStyles from '../../../ui/form/field.module.css'
import { FormError } from '../../../ui/form/form-error.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useEditing } from '../editor/use-editor.ts'
import { ProcessingSteps } from '../processing/processing-steps.tsx'
import { hasTimeline } from '../types.ts'
import { ScheduleFields } from './schedule-fields.tsx'
import type { Plan, Trouble } from './use-publish.ts'

const now = { value: 'ready', label: 'Now', hint: 'As soon as it’s fully processed' }
const early = { value: 'playable', label: 'As soon as it can play', hint: 'Higher quality follows' }
const later = { value: 'schedule', label: 'Later', hint: 'Choose a date and time' }

type When = Plan['kind']
const tomorrow = () => {
  const zone = ownTimeZone()
  return { ...clockIn(new Date(Date.now() + 86_400_000), zone), zone }
}

const faultOf = (at: Date | null) => {
  if (at === null) return 'Enter a valid date and time'
  return at.getTime() <= Date.now() ? 'Choose a time in the future' : undefined
}

type Props = {
  trouble: Trouble | null
  onPlan: (plan: Plan | null) => void
}

/** When it goes out, and that the person may send it out. */
export function PublishPanel({ trouble, onPlan }: Props) {
  const { draft } = useEditing()
  const [when, setWhen] = useState<When>('ready')
  const [schedule, setSchedule] = useState(tomorrow)
  const [mayPublish, setMayPublish] = useState(draft.rightsConfirmed)
  const at = instantOf(schedule.date, schedule.time, schedule.zone)

  const plan = (next: { when?: When; schedule?: typeof schedule; may?: boolean }) => {
    const chosen = next.when ?? when
    const moment = next.schedule ?? schedule
    const instant = instantOf(moment.date, moment.time, moment.zone)
    if (!(next.may ?? mayPublish)) return onPlan(null)
    if (chosen !== 'schedule') return onPlan({ kind: chosen })
    if (!instant || instant.getTime() <= Date.now()) return onPlan(null)
    onPlan({ kind: 'schedule', publishAt: instant.toISOString(), timezone: moment.zone })
  }
  const planFirst = useEffectEvent(() => plan({}))
  useEffect(() => planFirst(), [])
  return (
    <Panel title="Publish">
      <div className={formStyles.stack}>
        {trouble && <FormError title={trouble.title}>{trouble.words}</FormError>}
        <RadioCards
          legend="When"
          name="when"
          options={hasTimeline(draft.type) ? [now, early, later] : [now, later]}
          value={when}
          onChange={({ currentTarget }) => {
            setWhen(currentTarget.value as When)
            plan({ when: currentTarget.value as When })
          }}
        />
        {when === 'schedule' && (
          <ScheduleFields
            value={schedule}
            error={faultOf(at)}
            onChange={(next) => {
              setSchedule(next)
              plan({ schedule: next })
            }}
          />
        )}
        {!draft.rightsConfirmed && (
          <Checkbox
            label="I made this or have the rights to publish it, and it follows the rules"
            hint="No sexual content. We ask once per post."
            checked={mayPublish}
            onChange={({ currentTarget }) => {
              setMayPublish(currentTarget.checked)
              plan({ may: currentTarget.checked })
            }}
          />
        )}
      </div>
      <ProcessingSteps />
    </Panel>
  )
}
