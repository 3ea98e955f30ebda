import { useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { useEditing } from '../editor/use-editor.ts'
import { NoTier } from '../pricing/no-tier.tsx'
import { StepFoot } from '../step-foot.tsx'
import { MissingList } from './missing-list.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { PublishedPanel } from './published-panel.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { type Plan, usePublish } from './use-publish.ts'
import { ViewAs } from './view-as.tsx'

const goingOut = ['published', 'scheduled', 'processing']

export function ReviewStep() {
  const { draft } = useEditing()
  const { publish, isPending, trouble } = usePublish()
  const [plan, setPlan] = useState<Plan | null>(null)
  const isOut = goingOut.includes(draft.status)
  const [wasOut] = useState(isOut)
  const button = (
    <Button
      variant="primary"
      disabled={plan === null || draft.missing.length > 0}
      loading={isPending}
      onClick={() => plan && publish(plan)}
    >
      {plan?.kind === 'schedule' ? 'Schedule Content' : 'Publish Content'}
    </Button>
  )
  return (
    <>
      {isOut ? <PublishedPanel isNew={!wasOut} /> : <MissingList />}
      <NoTier />
      <ReviewSummary />
      <ViewAs />
      {!isOut && <PublishPanel trouble={trouble} onPlan={setPlan} />}
      <StepFoot
        step={4}
        onward={isOut ? <Button href="/dashboard/content">Done</Button> : button}
      />
    </>
  )
}
