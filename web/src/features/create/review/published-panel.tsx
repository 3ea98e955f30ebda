import { CalendarClock, CircleCheck, LoaderCircle } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useEditing } from '../editor/use-editor.ts'
import { ProcessingSteps } from '../processing/processing-steps.tsx'
import { useDraftCommand } from '../use-draft-command.ts'
import styles from './review.module.css'
import { momentWords, ownZone } from './zoned-time.ts'

/** For a piece that is out, or on its way out. */
export function PublishedPanel() {
  const { draft } = useEditing()
  const back = useDraftCommand('unpublishContent')
  const path = `/content/${draft.id}`
  const out = draft.status === 'published'
  return (
    <Panel>
      <div className={styles.state} role="status">
        {out && <CircleCheck size={28} className={styles.good} />}
        {draft.status === 'scheduled' && <CalendarClock size={28} />}
        {draft.status === 'processing' && <LoaderCircle size={28} />}
        <div>
          <h2>{titles[draft.status as keyof typeof titles]}</h2>
          <p className={styles.text}>
            {out && 'Everyone it is meant for can open it now.'}
            {draft.status === 'processing' &&
              'It publishes itself as soon as it is ready. You can leave this page.'}
            {draft.publishAt &&
              draft.status === 'scheduled' &&
              `It goes out ${momentWords(draft.publishAt, draft.timezone ?? ownZone())}.`}
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        {out && (
          <>
            <Button variant="primary" href={path}>
              Open its page
            </Button>
            <CopyButton text={new URL(path, location.origin).href} label="Copy the link" />
          </>
        )}
        <Button href="/dashboard/content">Your content</Button>
        {draft.abilities.unpublish && (
          <Button
            variant="ghost"
            loading={back.busy}
            onClick={() => back.run({ params: { id: draft.id } })}
          >
            {out ? 'Unpublish' : 'Take it back'}
          </Button>
        )}
      </div>
      <ProcessingSteps />
    </Panel>
  )
}

const titles = {
  published: 'Published',
  scheduled: 'Scheduled',
  processing: 'Almost there',
}
