import type { ContentDraft } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { clockTime } from '../../../ui/format.ts'
import { Message } from '../../../ui/message.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { contentOf, useUploads } from '../../uploads/index.ts'
import { secondsFrom } from '../details/clock-text.ts'
import { useEditing } from '../editor/use-editor.ts'
import { useDraftCommand } from '../use-draft-command.ts'
import styles from './teaser-panel.module.css'

const { min, max } = limits.teaserSeconds

/** Of a piece shorter than the shortest teaser the whole may be it. */
const faultOf = (start: number | null, end: number | null, duration: number) => {
  if (start === null || end === null) return 'Such as 1:15'
  if (end > duration) return `It ends at ${clockTime(duration)}`
  const length = end - start
  const tooShort = length < Math.min(min, Math.floor(duration))
  return tooShort || length > max ? `${min} to ${max} seconds long` : undefined
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
    <Panel title="Free teaser">
      <p className={styles.note}>
        A part everyone may play, as a file of its own. What is outside of it is never sent to
        whoever has not opened the piece.
      </p>
      {duration === null ? (
        <p>It can be chosen once the file has arrived and its length is known.</p>
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
  const [start, setStart] = useState(clockTime(draft.teaser?.start ?? 0))
  const [end, setEnd] = useState(clockTime(draft.teaser?.end ?? Math.min(30, duration)))
  const from = secondsFrom(start)
  const to = secondsFrom(end)
  const fault = faultOf(from, to, duration)
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
          label="From"
          value={start}
          onChange={({ currentTarget }) => setStart(currentTarget.value)}
        />
        <TextField
          label="To"
          value={end}
          error={fault}
          onChange={({ currentTarget }) => setEnd(currentTarget.value)}
        />
      </div>
      <div className={styles.actions}>
        {url && (
          <>
            <Button size="sm" variant="ghost" onClick={() => setStart(here())}>
              From here
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setEnd(here())}>
              To here
            </Button>
          </>
        )}
        <Button variant="outline" loading={set.busy} disabled={fault !== undefined} onClick={save}>
          {draft.teaser ? 'Change the teaser' : 'Make the teaser'}
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

const statusWords = { processing: 'Being made', ready: 'Ready', failed: 'It could not be made.' }

function Made({ start, end, status, failure }: NonNullable<ContentDraft['teaser']>) {
  if (status === 'failed') return <Message>{failure ?? statusWords.failed}</Message>
  return (
    <p className={styles.made} role="status">
      {clockTime(start)} to {clockTime(end)}: {statusWords[status]}
    </p>
  )
}
