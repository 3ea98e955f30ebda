import { limits } from '@fanfare/contract/limits'
import { type KeyboardEvent, useState } from 'react'
import { addTags } from '../../../core/format/add-tags.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import layout from '../../../ui/layout/layout.module.css'
import styles from './tags-field.module.css'

type Props = { tags: readonly string[]; onChange: (tags: string[]) => void }

export function TagsField({ tags, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const take = () => {
    if (typed.trim() !== '') onChange(addTags(tags, typed))
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      take()
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      onChange(tags.slice(0, -1))
    }
  }
  return (
    <div className={layout.stack8}>
      <TextField
        label="Tags"
        optional
        value={typed}
        placeholder={tags.length === 0 ? 'tides, night, walking' : ''}
        disabled={tags.length >= limits.tags}
        hint={`Separate tags with commas. ${tags.length} of ${limits.tags}`}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={take}
        enterKeyHint="done"
      />
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="Chosen tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip onRemove={() => onChange(tags.filter((one) => one !== tag))}>{tag}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
