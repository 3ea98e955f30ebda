import type { ContentDraft } from '@fanfare/contract'
import { Timer } from 'lucide-react'
import { Message } from '../../../ui/feedback/message.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { clockTime } from '../../../ui/text/format.ts'
import { secondsFrom } from '../details/clock-text.ts'
import { useEditing, useUnfinished } from '../editor/use-editor.ts'
import { usePreview } from '../stage/use-preview.ts'
import { useStage } from '../stage/use-stage.ts'
import { useDraftCommand } from '../use-draft-command.ts'
import styles from './teaser-panel.module.css'

export function TeaserPanel() {
  const { duration } = useEditing().draft
  return (
    <Panel title="Free preview">
      <p className={styles.note}>
        A clip anyone can play. It’s a separate file, so the rest is never sent to people who
        haven’t unlocked this post.
      </p>
      {duration === null ? (
        <p>You can choose a preview once your file is uploaded and we know its length.</p>
      ) : (
        <Teaser duration={duration} />
      )}
    </Panel>
  )
}

const ends = [
  ['start', 'Start'],
  ['end', 'End'],
] as const

function Teaser({ duration }: { duration: number }) {
  const { draft } = useEditing()
  const { media } = useStage()
  const { texts, fault, isChanged, type, forget } = usePreview(duration)
  const set = useDraftCommand('setTeaser')
  const remove = useDraftCommand('removeTeaser')
  const params = { id: draft.id }
  useUnfinished('Preview', isChanged)
  const save = async () => {
    const [start, end] = [secondsFrom(texts.start), secondsFrom(texts.end)]
    if (start === null || end === null || fault) return
    if (await set.run({ params, body: { start, end } })) forget()
  }
  const drop = async () => {
    if (await remove.run({ params })) forget()
  }
  return (
    <>
      <div className={styles.range}>
        {ends.map(([name, label]) => (
          <div key={name} className={styles.end}>
            <TextField
              label={label}
              value={texts[name]}
              error={name === 'end' ? fault : undefined}
              onChange={({ currentTarget }) => type({ [name]: currentTarget.value })}
            />
            {media && (
              <Button
                size="sm"
                variant="ghost"
                icon={<Timer size={16} />}
                aria-label={`Use current time as ${name}`}
                onClick={() => type({ [name]: clockTime(media.currentTime) })}
              >
                Use current time
              </Button>
            )}
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <Button variant="outline" loading={set.busy} disabled={fault !== undefined} onClick={save}>
          {draft.teaser ? 'Update preview' : 'Create preview'}
        </Button>
        {draft.teaser && (
          <Button variant="ghost" loading={remove.busy} onClick={drop}>
            Remove
          </Button>
        )}
      </div>
      {draft.teaser && <Made {...draft.teaser} />}
    </>
  )
}

const statusWords = {
  processing: 'Processing',
  ready: 'Ready',
  failed: 'We couldn’t create the preview.',
}

function Made({ start, end, status, failure }: NonNullable<ContentDraft['teaser']>) {
  if (status === 'failed') return <Message>{failure ?? statusWords.failed}</Message>
  return (
    <p className={styles.made} role="status">
      {clockTime(start)} to {clockTime(end)}: {statusWords[status]}
    </p>
  )
}
