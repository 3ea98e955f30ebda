import { limits } from '@fanfare/contract/limits'
import { Plus, Timer, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { clockTime } from '../../../ui/text/format.ts'
import { useEditing, useUnfinished } from '../editor/use-editor.ts'
import { useStage } from '../stage/use-stage.ts'
import {
  areUnfinished,
  chaptersOf,
  type Row,
  rowsOf,
  startFault,
  takeIn,
  withRow,
} from './chapter-rows.ts'
import styles from './list-panel.module.css'

export function ChaptersPanel() {
  const { draft, fields, problems, change } = useEditing()
  const { duration } = draft
  const { media } = useStage()
  const [rows, setRows] = useState(() => rowsOf(fields.chapters))
  const written = useRef(fields.chapters)
  const write = (next: Row[]) => {
    setRows(next)
    written.current = chaptersOf(next, duration)
    change({ chapters: written.current })
  }
  const arrive = useEffectEvent(() => setRows(takeIn(fields.chapters, rows, duration)))
  useEffect(() => {
    // Only for chapters moved on the timeline or by another tab; the rows already have their own changes.
    if (fields.chapters === written.current) return
    written.current = fields.chapters
    arrive()
  }, [fields.chapters])
  useUnfinished('Chapters', areUnfinished(rows, fields.chapters, duration))
  const now = () => (media ? clockTime(media.currentTime) : '')
  const edit = (key: number, patch: Partial<Row>) =>
    write(rows.map((row) => (row.key === key ? { ...row, ...patch } : row)))
  return (
    <Panel title="Chapters">
      {rows.map((row, at) => (
        <div key={row.key} className={styles.chapter}>
          <TextField
            label="Starts at"
            value={row.start}
            placeholder="0:00"
            inputMode="numeric"
            error={startFault(row, rows, duration)}
            onChange={({ currentTarget }) => edit(row.key, { start: currentTarget.value })}
          />
          <TextField
            label={`Chapter ${at + 1}`}
            value={row.title}
            maxLength={limits.chapterTitle}
            hint={
              row.start !== '' && row.title.trim() === ''
                ? 'Add a title to save this chapter'
                : undefined
            }
            onChange={({ currentTarget }) => edit(row.key, { title: currentTarget.value })}
          />
          <div className={styles.tools}>
            {media && (
              <IconButton
                label={`Use current time for chapter ${at + 1}`}
                icon={<Timer size={16} />}
                onClick={() => edit(row.key, { start: now() })}
              />
            )}
            <IconButton
              label={`Remove chapter ${at + 1}`}
              icon={<Trash2 size={16} />}
              onClick={() => write(rows.filter(({ key }) => key !== row.key))}
            />
          </div>
        </div>
      ))}
      <Button
        size="sm"
        variant="outline"
        className={styles.more}
        icon={<Plus size={16} />}
        disabled={rows.length >= limits.chapters}
        onClick={() => setRows(withRow(rows, now()))}
      >
        {media ? 'Add chapter at current time' : 'Add chapter'}
      </Button>
      {problems.chapters && <p className={styles.note}>{problems.chapters}</p>}
    </Panel>
  )
}
