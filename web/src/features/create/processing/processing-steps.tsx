import type { Processing, ProcessingStep } from '@fanfare/contract'
import { Check, CircleAlert, CircleDashed, RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { useCommand } from '../../../core/api/api.ts'
import { PartError } from '../../../core/api/part-error.tsx'
import { toastProblem } from '../../../core/api/toast-result.ts'
import { Message } from '../../../ui/feedback/message.tsx'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useEditing } from '../editor/use-editor.ts'
import styles from './processing-steps.module.css'
import { useProcessing } from './use-processing.ts'

const headline = ({ status, playable }: Processing) => {
  if (status === 'ready') return 'Ready'
  if (status === 'failed') return 'Processing failed'
  if (status === 'queued') return 'Waiting to start'
  return playable ? 'Ready to play. Higher quality is on the way.' : 'Processing'
}

/** What is not done yet; of what is done one line is enough, however many files there are. */
const newsOf = (files: readonly Processing[]) => {
  const known = files.filter(({ status, steps }) => steps.length > 0 || status === 'queued')
  const unfinished = known.filter(({ status }) => status !== 'ready')
  return unfinished.length > 0 ? unfinished : known.slice(0, 1)
}

/** What is being made of the files, step by step, as it happens. */
export function ProcessingSteps() {
  const { draft } = useEditing()
  const read = useProcessing(draft)
  const { data, refetch } = read
  const retry = useCommand('retryProcessing', { refresh: ['readProcessing', 'readDraft'] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other files
  useEffect(() => void refetch(), [draft.version, refetch])
  const again = () => void retry.run({ params: { id: draft.id } }).catch(toastProblem)
  if (!data) return <PartError what="the processing status" read={read} />
  return newsOf(data.files).map((file) => (
    <div key={file.assetId} className={styles.file}>
      <p className={styles.head} role="status">
        {headline(file)}
      </p>
      {file.failure && (
        <div className={styles.failure}>
          <Message>{file.failure} Your upload is safe.</Message>
          <Button
            size="sm"
            variant="outline"
            icon={<RotateCw size={16} />}
            loading={retry.isPending}
            onClick={again}
          >
            Try again
          </Button>
        </div>
      )}
      {file.status !== 'ready' && (
        <ul className={styles.steps}>
          {file.steps.map((step) => (
            <Step key={step.name} step={step} />
          ))}
        </ul>
      )}
    </div>
  ))
}

const icons = {
  waiting: <CircleDashed size={16} />,
  running: <Spinner />,
  done: <Check size={16} />,
  failed: <CircleAlert size={16} />,
}

function Step({ step: { label, state, percent } }: { step: ProcessingStep }) {
  return (
    <li className={styles.step} data-state={state}>
      {icons[state]}
      <span className={styles.label}>{label}</span>
      {state === 'running' && (
        <>
          <span className={styles.bar}>
            <ProgressBar label={label} value={percent} />
          </span>
          <span className={styles.percent}>{percent}%</span>
        </>
      )}
    </li>
  )
}
