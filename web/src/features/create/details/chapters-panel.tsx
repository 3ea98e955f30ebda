import type { ContentFields } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { clockTime } from '../../../ui/text/format.ts'
import { useEditing, useUnfinished } from '../editor/use-editor.ts'
import { secondsFrom } from './clock-text.ts'
import styles from './list-panel.module.css'

type Row = { key: number; start: string; title: string }

const rowsOf = (chapters: ContentFields['chapters']): Row[] =>
  chapters.map(({ start, title }, key) => ({ key, start: clockTime(start), title }))

const isFinished = ({ start, title }: Row) => secondsFrom(start) !== null && title.trim() !== ''
const isBlank = ({ start, title }: Row) => start.trim() === '' && title.trim() === ''

/** Rows that are not finished yet stay here and are not sent. */
const chaptersOf = (rows: readonly Row[]): ContentFields['chapters'] =>
  rows
    .flatMap(({ start, title }) => {
      const seconds = secondsFrom(start)
      return seconds !== null && title.trim() !== '' ? [{ start: seconds, title }] : []
    })
    .sort((one, other) => one.start - other.start)

const startFault = ({ start, title }: Row, duration: number | null) => {
  if (start === '' && title.trim() === '') return undefined
  const seconds = secondsFrom(start)
  if (seconds === null) return 'Enter a time like 1:15'
  return duration !== null && seconds >= duration ? 'This is past the end' : undefined
}

export function ChaptersPanel() {
  const { draft, fields, problems, change } = useEditing()
  const [rows, setRows] = useState(() => rowsOf(fields.chapters))
  const written = useRef(fields.chapters)
  const write = (next: Row[]) => {
    setRows(next)
    written.current = chaptersOf(next)
    change({ chapters: written.current })
  }
  useEffect(() => {
    // Only for chapters merged from another tab; the rows already have the changes made here.
    if (fields.chapters === written.current) return
    written.current = fields.chapters
    setRows(rowsOf(fields.chapters))
  }, [fields.chapters])
  useUnfinished(
    'Chapters',
    rows.some((row) => !isFinished(row) && !isBlank(row)),
  )
  const edit = (key: number, patch: Partial<Row>) =>
    write(rows.map((row) => (row.key === key ? { ...row, ...patch } : row)))
  const add = () =>
    setRows([
      ...rows,
      { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, start: '', title: '' },
    ])
  return (
    <Panel title="Chapters">
      {rows.map((row, at) => (
        <div key={row.key} className={styles.chapter}>
          <TextField
            label="Starts at"
            value={row.start}
            placeholder="0:00"
            inputMode="numeric"
            error={startFault(row, draft.duration)}
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
          <IconButton
            className={styles.remove}
            label={`Remove chapter ${at + 1}`}
            icon={<Trash2 size={16} />}
            onClick={() => write(rows.filter(({ key }) => key !== row.key))}
          />
        </div>
      ))}
      <Button
        size="sm"
        variant="outline"
        className={styles.more}
        icon={<Plus size={16} />}
        disabled={rows.length >= limits.chapters}
        onClick={add}
      >
        Add chapter
      </Button>
      {problems.chapters && <p className={styles.note}>{problems.chapters}</p>}
    </Panel>
  )
}
