import type { FirstRun as Stored } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { readOf, useCommand } from '../../../core/api/api.ts'
import { PartError } from '../../../core/api/part-error.tsx'
import { afterCommand, toastProblem } from '../../../core/api/toast-result.ts'
import { profilePath } from '../../../core/navigation/paths.ts'
import { realtime } from '../../../core/realtime/realtime.ts'
import { useOwnChanges } from '../../../core/realtime/use-own-changes.ts'
import { useTopic } from '../../../core/realtime/use-topic.ts'
import { noteOwnShare } from '../../../core/session/note-own-share.ts'
import type { Viewer } from '../../../core/session/viewer.ts'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { lazyAfterPaint } from '../../../ui/lib/lazy-component.ts'
import styles from './first-run.module.css'
import { isKnownOver, rememberOver } from './is-over.ts'
import { countDone, steps } from './steps.ts'

const ShareDialog = lazyAfterPaint(
  () => import('../../../ui/overlay/share-dialog.tsx'),
  'ShareDialog',
)

const title = 'Set up your page'

type Props = { viewer: Viewer }

/** What a new creator does first. It goes away for good with the last step, or when they hide it. */
export function FirstRun({ viewer }: Props) {
  const read = useQuery(readOf('readFirstRun'))
  const { data } = read
  const readAgain = () => realtime.reread({ queryKey: ['readFirstRun'] })
  const close = useCommand('closeFirstRun', { refresh: ['readFirstRun'] })
  useOwnChanges(readAgain)
  // The photo and the bio are told to whoever looks at the profile.
  useTopic(`profile:${viewer.id}`, readAgain)
  const isDone = data?.isShown === true && countDone(data) === steps.length
  const { run } = close
  // So that it does not come back when something of it is undone later.
  useEffect(() => {
    if (isDone) void afterCommand(run(undefined))
  }, [isDone, run])
  const isOver = isDone || data?.isShown === false
  useEffect(() => {
    if (isOver) rememberOver(viewer.id)
  }, [isOver, viewer.id])
  if (isOver || (!data && isKnownOver(viewer.id))) return null
  if (!data) {
    return (
      <Panel title={title} aria-busy={read.isPending || undefined}>
        {read.isPending && <Loading />}
        <PartError what="your first steps" read={read} />
      </Panel>
    )
  }
  const hide = () => void run(undefined).catch(toastProblem)
  return <Checklist viewer={viewer} stored={data} onHide={hide} />
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">Loading your first steps</VisuallyHidden>
      <Skeleton height={6} />
      <div className={styles.steps}>
        {steps.map(({ step }) => (
          <div key={step} className={styles.step}>
            <Skeleton shape="disc" width={24} height={24} />
            <SkeletonText lines={2} />
            <Skeleton shape="block" width={96} height={32} />
          </div>
        ))}
      </div>
    </>
  )
}

type ChecklistProps = Props & { stored: Stored; onHide: () => void }

function Checklist({ viewer, stored, onHide }: ChecklistProps) {
  const [sharing, setSharing] = useState(false)
  const done = countDone(stored)
  const next = steps.find(({ step }) => !stored.steps[step])
  const progress = `${done} of ${steps.length}`
  return (
    <Panel
      title={title}
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
        {sharing && (
          <ShareDialog
            path={profilePath(viewer.username)}
            title={`${viewer.displayName} on Fanfare`}
            onShared={() => noteOwnShare(viewer)}
            onClose={() => setSharing(false)}
          />
        )}
      </Suspense>
    </Panel>
  )
}
