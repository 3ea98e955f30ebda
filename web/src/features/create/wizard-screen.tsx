import type { ContentDraft, ContentId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { FileQuestion } from 'lucide-react'
import { readOf } from '../../core/api/api.ts'
import { LoadError } from '../../core/api/load-error.tsx'
import { withSearch } from '../../core/navigation/paths.ts'
import { useSearchParam } from '../../core/navigation/use-search-param.ts'
import { useTitle } from '../../core/navigation/use-title.ts'
import { realtime } from '../../core/realtime/realtime.ts'
import { CreatorsOnly } from '../../core/session/creators-only.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import hidden from '../../ui/layout/visually-hidden.module.css'
import { cx } from '../../ui/lib/cx.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DetailsStep } from './details/details-step.tsx'
import { EditorContext, useEditing, useNewEditor } from './editor/use-editor.ts'
import { PricingStep } from './pricing/pricing-step.tsx'
import { ReviewStep } from './review/review-step.tsx'
import { ChangesBar } from './revision/changes-bar.tsx'
import { SaveStatus } from './save-status.tsx'
import { Stage } from './stage/stage.tsx'
import { StageContext, useNewStage } from './stage/use-stage.ts'
import { StepHead } from './step-head.tsx'
import { completeSteps, stepFrom } from './steps.ts'
import { hasTimeline } from './types.ts'
import styles from './wizard.module.css'

export function WizardScreen() {
  useTitle('Create Content')
  return (
    <CreatorsOnly>
      <OpenDraft />
    </CreatorsOnly>
  )
}

function OpenDraft() {
  const { id } = useParams({ from: '/create/$id' })
  const read = useQuery(readOf('readDraft', { params: { id: id as ContentId } }))
  if (read.data) {
    const { content } = read.data
    return (
      <Wizard
        key={content.id}
        draft={content}
        onChanged={() => realtime.reread({ queryKey: ['readDraft'] })}
      />
    )
  }
  if (!read.error) return <SkeletonText lines={8} />
  if (read.error.problem.status === 404 || read.error.problem.status === 400) {
    return (
      <EmptyState
        level={1}
        icon={<FileQuestion size={24} />}
        title="Post not found"
        action={
          <Button variant="primary" href="/dashboard/content">
            Go to your content
          </Button>
        }
      >
        It was deleted or belongs to someone else.
      </EmptyState>
    )
  }
  return <LoadError level={1} title="We couldn’t open this post" read={read} />
}

const steps = { 2: DetailsStep, 3: PricingStep, 4: ReviewStep }

function Wizard({ draft, onChanged }: { draft: ContentDraft; onChanged: () => void }) {
  const editor = useNewEditor(draft, onChanged)
  const step = stepFrom(useSearchParam<'/create/$id'>('step')) as keyof typeof steps
  const Step = steps[step]
  const stage = useNewStage()
  // The page that is written on has its title and its status itself.
  const isWritten = step === 2 && draft.type === 'article'
  const isStaged = step < 4 && hasTimeline(draft.type) && draft.fileName !== null
  return (
    <EditorContext value={editor}>
      <div className={cx(styles.wizard, isStaged && styles.wide)}>
        {isWritten ? (
          <WizardTitle className={hidden.hidden} />
        ) : (
          <div className={styles.top}>
            <WizardTitle className={styles.title} />
            <SaveStatus />
          </div>
        )}
        <ChangesBar />
        <WizardSteps step={step} id={draft.id} />
        <StageContext value={stage}>
          <div className={cx(styles.step, isStaged && styles.staged)}>
            {isStaged && <Stage step={step} />}
            <div className={styles.form}>
              <Step />
            </div>
          </div>
        </StageContext>
      </div>
      <ConflictDialog />
    </EditorContext>
  )
}

function WizardSteps({ step, id }: { step: number; id: ContentId }) {
  const complete = completeSteps(useEditing())
  const hrefOf = (number: number) =>
    number === 1 ? null : withSearch(`/create/${id}`, { step: String(number) })
  return <StepHead step={step} complete={complete} hrefOf={hrefOf} />
}

function WizardTitle({ className }: { className: string | undefined }) {
  const { fields } = useEditing()
  return <h1 className={className}>{fields.title.trim() || 'Untitled'}</h1>
}
