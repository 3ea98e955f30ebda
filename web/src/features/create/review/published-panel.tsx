import { CalendarClock, CircleCheck, LoaderCircle, Plus, Share2 } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { ownTimeZone, zonedText } from '../../../core/format/time-zone.ts'
import { Button } from '../../../ui/form/button.tsx'
import { CopyButton } from '../../../ui/form/copy-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { lazyAfterPaint } from '../../../ui/lib/lazy-component.ts'
import { releasedOf } from '../editor/fields.ts'
import { useEditing } from '../editor/use-editor.ts'
import { opensWords } from '../pricing/pricing-words.ts'
import { ProcessingSteps } from '../processing/processing-steps.tsx'
import { useDraftCommand } from '../use-draft-command.ts'
import styles from './review.module.css'

const ShareDialog = lazyAfterPaint(
  () => import('../../../ui/overlay/share-dialog.tsx'),
  'ShareDialog',
)

type Props = {
  /** It was published on this screen: its creator looks at the button below and is taken here. */
  isNew: boolean
}

const momentWords = (instant: string, zone: string) =>
  `${zonedText(instant, { timeZone: zone, year: 'numeric' })} (${zone.replaceAll('_', ' ')})`

/** For a post that is out, or on its way out. */
export function PublishedPanel({ isNew }: Props) {
  const { draft } = useEditing()
  const back = useDraftCommand('unpublishContent')
  const [sharing, setSharing] = useState(false)
  const path = `/content/${draft.id}` as const
  const out = draft.status === 'published'
  const seen = releasedOf(draft)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNew) return
    scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <Panel>
      <div className={styles.state} role="status">
        {out && <CircleCheck size={28} className={styles.good} />}
        {draft.status === 'scheduled' && <CalendarClock size={28} />}
        {draft.status === 'processing' && <LoaderCircle size={28} />}
        <div>
          <h2 ref={title} tabIndex={-1} className={styles.stateTitle}>
            {titles[draft.status as keyof typeof titles]}
          </h2>
          <p className={styles.text}>
            {out && `“${seen.title}” is out. ${opensWords(seen)}`}
            {draft.status === 'processing' &&
              'We’ll publish it as soon as it’s ready. You can leave this page.'}
            {draft.publishAt &&
              draft.status === 'scheduled' &&
              `“${draft.title}” will be published ${momentWords(draft.publishAt, draft.timezone ?? ownTimeZone())}. ${opensWords(draft)}`}
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        {out && (
          <>
            <Button variant="primary" href={path}>
              View post
            </Button>
            <CopyButton text={new URL(path, location.origin).href} label="Copy link" />
            <Button icon={<Share2 size={16} />} onClick={() => setSharing(true)}>
              Share
            </Button>
          </>
        )}
        <Button icon={<Plus size={16} />} href="/create">
          Make another
        </Button>
        <Button href="/dashboard/content">Your content</Button>
        {draft.abilities.unpublish && (
          <Button
            variant="ghost"
            loading={back.busy}
            onClick={() => back.run({ params: { id: draft.id } })}
          >
            {out ? 'Unpublish' : 'Cancel publishing'}
          </Button>
        )}
      </div>
      <ProcessingSteps />
      <Suspense>
        {sharing && (
          <ShareDialog path={path} title={draft.title} onClose={() => setSharing(false)} />
        )}
      </Suspense>
    </Panel>
  )
}

const titles = {
  published: 'Published',
  scheduled: 'Scheduled',
  processing: 'Almost there',
}
