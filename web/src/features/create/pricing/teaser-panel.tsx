import type { ContentDraft } from '@fanfare/contract'
import { isTeaser, limits, suggestedTeaser } from '@fanfare/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { Message } from '../../../ui/feedback/message.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { clockTime } from '../../../ui/text/format.ts'
import { contentOf, useUploads } from '../../uploads/index.ts'
import { secondsFrom } from '../details/clock-text.ts'
import { useEditing, useUnfinished } from '../editor/use-editor.ts'
import { useDraftCommand } from '../use-draft-command.ts'
import styles from './teaser-panel.module.css'

const { min, max } = limits.teaserSeconds

const faultOf = (start: number | null, end: number | null, duration: number) => {
  if (start === null || end === null) return 'Enter a time like 1:15'
  if (end > duration) return `Your file ends at ${clockTime(duration)}`
  if (isTeaser({ start, end }, duration)) return undefined
  return `Choose ${min} to ${max} seconds, and leave at least a fifth to unlock`
}

/** The file as it was chosen in this tab; after a reload there is none and the times alone do. */
const useLocalFile = () => {
  const { draft } = useEditing()
  const file = useUploads().findLast(
    (upload) => contentOf(upload) === draft.id && upload.target?.kind === 'file',
  )?.file
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return file ? url : null
}

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

function Teaser({ duration }: { duration: number }) {
  const { draft } = useEditing()
  const set = useDraftCommand('setTeaser')
  const remove = useDraftCommand('removeTeaser')
  const url = useLocalFile()
  const player = useRef<HTMLVideoElement>(null)
  const first = draft.teaser ?? suggestedTeaser(duration)
  const [start, setStart] = useState(clockTime(first.start))
  const [end, setEnd] = useState(clockTime(first.end))
  const from = secondsFrom(start)
  const to = secondsFrom(end)
  const fault = faultOf(from, to, duration)
  useUnfinished('Preview', start !== clockTime(first.start) || end !== clockTime(first.end))
  const here = () => clockTime(player.current?.currentTime ?? 0)
  const save = () => {
    if (from === null || to === null || fault) return
    void set.run({ params: { id: draft.id }, body: { start: from, end: to } })
  }
  return (
    <>
      {url && (
        // biome-ignore lint/a11y/useMediaCaption: the creator's own file, before it is published
        <video ref={player} src={url} controls preload="metadata" className={styles.player} />
      )}
      <div className={styles.range}>
        <TextField
          label="Start"
          value={start}
          onChange={({ currentTarget }) => setStart(currentTarget.value)}
        />
        <TextField
          label="End"
          value={end}
          error={fault}
          onChange={({ currentTarget }) => setEnd(currentTarget.value)}
        />
      </div>
      <div className={styles.actions}>
        {url && (
          <>
            <Button size="sm" variant="ghost" onClick={() => setStart(here())}>
              Start here
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setEnd(here())}>
              End here
            </Button>
          </>
        )}
        <Button variant="outline" loading={set.busy} disabled={fault !== undefined} onClick={save}>
          {draft.teaser ? 'Update preview' : 'Create preview'}
        </Button>
        {draft.teaser && (
          <Button
            variant="ghost"
            loading={remove.busy}
            onClick={() => remove.run({ params: { id: draft.id } })}
          >
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
