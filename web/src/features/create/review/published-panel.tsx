import { CalendarClock, CircleCheck, LoaderCircle } from 'lucide-react'
import { Button } from '../../../ui/form/button.tsx'
import { CopyButton } from '../../../ui/form/copy-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useEditing } from '../editor/use-editor.ts'
import { ProcessingSteps } from '../processing/processing-steps.tsx'
import { useDraftCommand } from '../use-draft-command.ts'
import styles from './review.module.css'
import { momentWords, ownZone } from './zoned-time.ts'

/** For a post that is out, or on its way out. */
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
            {out && 'Everyone you chose can open it now.'}
            {draft.status === 'processing' &&
              'We’ll publish it as soon as it’s ready. You can leave this page.'}
            {draft.publishAt &&
              draft.status === 'scheduled' &&
              `It’ll be published ${momentWords(draft.publishAt, draft.timezone ?? ownZone())}.`}
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
          </>
        )}
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
    </Panel>
  )
}

const titles = {
  published: 'Published',
  scheduled: 'Scheduled',
  processing: 'Almost there',
}
