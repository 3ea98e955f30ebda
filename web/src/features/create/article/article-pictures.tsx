import { limits } from '@fanfare/contract/limits'
import { CornerDownLeft, ImageOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Message } from '../../../ui/feedback/message.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useEditing } from '../editor/use-editor.ts'
import type { Picture } from '../files/gallery-picture.tsx'
import { type Arrangement, useDraftCommand } from '../use-draft-command.ts'
import styles from './article.module.css'

/** The pictures of the article, with words for those who cannot see them. */
export function ArticlePictures({ onInsert }: { onInsert: (pictureId: string) => void }) {
  const { draft } = useEditing()
  const arrange = useDraftCommand('arrangeContentPictures')
  const save = (body: Arrangement) => void arrange.run({ params: { id: draft.id }, body })
  return (
    <ul className={styles.pictures} aria-label="Article images">
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
          label={`Description of image ${number}`}
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
        label={`Insert image ${number}`}
        icon={<CornerDownLeft size={16} />}
        onClick={onInsert}
      />
      <IconButton
        small
        label={`Remove image ${number}`}
        icon={<Trash2 size={16} />}
        onClick={onRemove}
      />
    </li>
  )
}
