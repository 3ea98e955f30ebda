import type { ContentFields } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { clockTime } from '../../../ui/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useEditing } from '../editor/use-editor.ts'
import { secondsFrom } from './clock-text.ts'
import styles from './list-panel.module.css'

type Row = { key: number; start: string; title: string }

const rowsOf = (chapters: ContentFields['chapters']): Row[] =>
  chapters.map(({ start, title }, key) => ({ key, start: clockTime(start), title }))

/** Rows that are not finished yet stay here and are not sent. */
const chaptersOf = (rows: readonly Row[]): ContentFields['chapters'] =>
  rows
    .flatMap(({ start, title }) => {
      const seconds = secondsFrom(start)
      return seconds !== null && title.trim() !== '' ? [{ start: seconds, title }] : []
    })
    .sort((one, other) => one.start - other.start)

export function ChaptersPanel() {
  const { fields, problems, change } = useEditing()
  const [rows, setRows] = useState(() => rowsOf(fields.chapters))
  const write = (next: Row[]) => {
    setRows(next)
    change({ chapters: chaptersOf(next) })
  }
  const edit = (key: number, patch: Partial<Row>) =>
    write(rows.map((row) => (row.key === key ? { ...row, ...patch } : row)))
  const add = () =>
    setRows([
      ...rows,
      { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, start: '', title: '' },
    ])
  return (
    <Panel title="Chapters">
      {rows.map(({ key, start, title }, at) => (
        <div key={key} className={styles.chapter}>
          <TextField
            label="Starts at"
            value={start}
            placeholder="0:00"
            inputMode="numeric"
            error={start !== '' && secondsFrom(start) === null ? 'Such as 1:15' : undefined}
            onChange={({ currentTarget }) => edit(key, { start: currentTarget.value })}
          />
          <TextField
            label={`Chapter ${at + 1}`}
            value={title}
            maxLength={limits.chapterTitle}
            onChange={({ currentTarget }) => edit(key, { title: currentTarget.value })}
          />
          <IconButton
            className={styles.remove}
            label={`Remove chapter ${at + 1}`}
            icon={<Trash2 size={16} />}
            onClick={() => write(rows.filter((row) => row.key !== key))}
          />
        </div>
      ))}
      <Button
        size="sm"
        variant="outline"
        icon={<Plus size={16} />}
        disabled={rows.length >= limits.chapters}
        onClick={add}
      >
        Add a chapter
      </Button>
      {problems.chapters && <p className={styles.note}>{problems.chapters}</p>}
    </Panel>
  )
}
