import type { SeriesId } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { useState } from 'react'
import { PartError } from '../../../core/api/part-error.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { plural } from '../../../ui/text/format.ts'
import styles from '../details/list-panel.module.css'
import { useEditing } from '../editor/use-editor.ts'
import { SeriesOrder } from './series-order.tsx'
import { useSeriesChoice } from './use-series-choice.ts'

export function SeriesField() {
  const { draft } = useEditing()
  const { series = [], list, busy, choose, begin, order } = useSeriesChoice()
  const [title, setTitle] = useState('')
  const start = async () => {
    if (await begin(title.trim())) setTitle('')
  }
  return (
    <>
      <Select
        label="Add to series"
        value={draft.seriesId ?? ''}
        disabled={busy}
        hint="A series plays in order and has its own page"
        onChange={({ currentTarget }) => choose((currentTarget.value || null) as SeriesId | null)}
      >
        <option value="">No series</option>
        {series.map(({ id, title: name, length }) => (
          <option key={id} value={id}>
            {name} ({plural(length, 'post')})
          </option>
        ))}
      </Select>
      <PartError what="your series" read={list} />
      {draft.seriesId && <SeriesOrder id={draft.seriesId} busy={busy} onArrange={order} />}
      <div className={styles.begin}>
        <TextField
          label="Or create a new series"
          optional
          value={title}
          maxLength={limits.seriesTitle}
          placeholder="A year of skies"
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <Button variant="outline" loading={busy} disabled={title.trim() === ''} onClick={start}>
          Create series
        </Button>
      </div>
    </>
  )
}
