import type { FirstRun as Stored } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { readOf, useCommand } from '../../../core/api/api.ts'
import { toastProblem } from '../../../core/api/toast-result.ts'
import { useOwnChanges } from '../../../core/realtime/use-own-changes.ts'
import { noteOwnShare } from '../../../core/session/note-own-share.ts'
import { useViewer } from '../../../core/session/viewer.ts'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { lazyAfterPaint } from '../../../ui/lib/lazy-component.ts'
import styles from './first-run.module.css'
import { countDone, steps } from './steps.ts'

const ShareDialog = lazyAfterPaint(
  () => import('../../../ui/overlay/share-dialog.tsx'),
  'ShareDialog',
)

/**
 * What a new creator does first. It goes away for good with the last step, or when they hide it. Nothing
 * stands in its place while it is read or when that fails: most who come here are past it.
 */
export function FirstRun() {
  const { data, refetch } = useQuery(readOf('readFirstRun'))
  const close = useCommand('closeFirstRun', { refresh: ['readFirstRun'] })
  useOwnChanges(() => void refetch())
  const isDone = data?.isShown === true && countDone(data) === steps.length
  const { mutate } = close
  // So that it does not come back when something of it is undone later.
  useEffect(() => {
    if (isDone) mutate(undefined)
  }, [isDone, mutate])
  if (!data?.isShown || isDone) return null
  return <Checklist stored={data} onHide={() => mutate(undefined, { onError: toastProblem })} />
}

function Checklist({ stored, onHide }: { stored: Stored; onHide: () => void }) {
  const [sharing, setSharing] = useState(false)
  const viewer = useViewer()
  const done = countDone(stored)
  const next = steps.find(({ step }) => !stored.steps[step])
  const progress = `${done} of ${steps.length}`
  return (
    <Panel
      title="Set up your page"
      aside={
        <div className={styles.aside}>
          <span className={styles.progress}>{progress}</span>
          <IconButton small label="Hide checklist" icon={<X size={16} />} onClick={onHide} />
        </div>
      }
    >
      <ProgressBar label={`${progress} steps done`} value={done} max={steps.length} />
      <ol className={styles.steps}>
        {steps.map(({ step, label, hint, verb, href }) => {
          const isDone = stored.steps[step]
          const look = { size: 'sm', variant: step === next?.step ? 'primary' : 'outline' } as const
          return (
            <li key={step} className={styles.step} data-done={isDone || undefined}>
              <span className={styles.mark}>{isDone && <Check size={14} />}</span>
              <div className={styles.words}>
                <h3 className={styles.label}>
                  {label}
                  {isDone && <VisuallyHidden>, done</VisuallyHidden>}
                </h3>
                {!isDone && <p className={styles.hint}>{hint}</p>}
              </div>
              {!isDone && href && (
                <Button {...look} href={href}>
                  {verb}
                </Button>
              )}
              {!isDone && !href && (
                <Button {...look} onClick={() => setSharing(true)}>
                  {verb}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      <Suspense>
        {sharing && viewer && (
          <ShareDialog
            path={`/profile/${viewer.username}`}
            title={`${viewer.displayName} on Fanfare`}
            onShared={() => noteOwnShare(viewer)}
            onClose={() => setSharing(false)}
          />
        )}
      </Suspense>
    </Panel>
  )
}
