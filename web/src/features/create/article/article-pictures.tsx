import { limits } from '@fanfare/contract/limits'
import { CornerDownLeft, ImageOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Message } from '../../../ui/message.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useEditing } from '../editor/use-editor.ts'
import type { Picture } from '../files/gallery-picture.tsx'
import { type Arrangement, useDraftCommand } from '../use-draft-command.ts'
import styles from './article.module.css'

/** The pictures of the article, with words for those who cannot see them. */
export function ArticlePictures({ onInsert }: { onInsert: (pictureId: string) => void }) {
  const { draft } = useEditing()
  const arrange = useDraftCommand('arrangeContentPictures')
  const save = (body: Arrangement) => void arrange.run({ params: { id: draft.id }, body })
  if (draft.pictures.length === 0) return null
  return (
    <ul className={styles.pictures} aria-label="Pictures of the article">
      {draft.pictures.map((picture, at) => (
        <Row
          key={picture.id}
          picture={picture}
          number={at + 1}
          onInsert={() => onInsert(picture.id)}
          onWords={(altText) => save({ words: [{ id: picture.id, altText }] })}
          onRemove={() => save({ removed: [picture.id] })}
        />
      ))}
    </ul>
  )
}

type RowProps = {
  picture: Picture
  number: number
  onInsert: () => void
  onWords: (altText: string) => void
  onRemove: () => void
}

function Row({ picture, number, onInsert, onWords, onRemove }: RowProps) {
  const [words, setWords] = useState(picture.altText)
  return (
    <li className={styles.row}>
      <span className={styles.thumb}>
        {picture.preview ? <img src={picture.preview} alt="" /> : <ImageOff size={16} />}
      </span>
      <div className={styles.words}>
        <TextField
          label={`Picture ${number} in words`}
          optional
          value={words}
          maxLength={limits.altText}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onBlur={() => words.trim() !== picture.altText && onWords(words.trim())}
        />
        {picture.failure && <Message>{picture.failure}</Message>}
      </div>
      <IconButton
        small
        label={`Put picture ${number} into the text`}
        icon={<CornerDownLeft size={16} />}
        onClick={onInsert}
      />
      <IconButton
        small
        label={`Remove picture ${number}`}
        icon={<Trash2 size={16} />}
        onClick={onRemove}
      />
    </li>
  )
}
