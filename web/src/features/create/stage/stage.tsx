import { Suspense } from 'react'
import { useViewer } from '../../../core/session/viewer.ts'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { DraftPlayer } from '../../watching/index.ts'
import { useEditing } from '../editor/use-editor.ts'
import { useProcessing } from '../processing/use-processing.ts'
import styles from './stage.module.css'
import { ChapterTimeline, PreviewTimeline } from './timeline.tsx'
import { useFileInPlayer } from './use-file-in-player.ts'
import { useStage } from './use-stage.ts'

/** What was uploaded, beside the form: as soon as some of it plays, and how far it is until then. */
export function Stage({ step }: { step: number }) {
  const { draft, fields } = useEditing()
  const { setMedia } = useStage()
  const viewer = useViewer()
  const isRead = useFileInPlayer(draft)
  const files = useProcessing(draft).data?.files ?? []
  const isPlayable =
    isRead && files.some(({ assetId, playable }) => playable && assetId === draft.fileId)
  const { duration } = draft
  return (
    <section className={styles.stage} aria-label="Your upload">
      <div className={styles.picture}>
        {isPlayable ? (
          <Suspense>
            <DraftPlayer
              track={{
                id: draft.id,
                title: fields.title || 'Untitled',
                cover: draft.cover,
                creator: { displayName: viewer?.displayName ?? '' },
              }}
              chapters={fields.chapters}
              onMedia={setMedia}
            />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </div>
      {duration !== null && step === 2 && <ChapterTimeline duration={duration} />}
      {duration !== null && step === 3 && <PreviewTimeline duration={duration} />}
    </section>
  )
}

function Waiting() {
  const { draft } = useEditing()
  const { data } = useProcessing(draft)
  const file = data?.files.find(({ status }) => status !== 'ready')
  const running = file?.steps.find(({ state }) => state === 'running')
  if (file?.status === 'failed') {
    return (
      <p className={styles.waiting}>Processing failed. See your file under Upload & Details.</p>
    )
  }
  return (
    <div className={styles.waiting}>
      <p>{running ? `Processing: ${running.label}` : 'Processing'}</p>
      <ProgressBar label="Processing" {...(running ? { value: running.percent } : {})} />
      <p className={styles.note}>You can play it here in a moment.</p>
    </div>
  )
}
