import type { ContentDraft } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { ArrowLeft, ArrowRight, ImageOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Message } from '../../../ui/feedback/message.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import styles from './gallery-panel.module.css'

export type Picture = ContentDraft['pictures'][number]

type Props = {
  picture: Picture
  number: number
  count: number
  onMove: (to: number) => void
  onWords: (altText: string) => void
  onRemove: () => void
  onHold: () => void
  onLetGo: () => void
  onDrop: () => void
}

export function GalleryPicture(props: Props) {
  const { picture, number, count, onMove, onWords, onRemove, onHold, onLetGo, onDrop } = props
  const [words, setWords] = useState(picture.altText)
  const save = () => {
    if (words.trim() !== picture.altText) onWords(words.trim())
  }
  return (
    <li className={styles.cell}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are the keyboard's way */}
      <div
        className={styles.frame}
        draggable
        onDragStart={onHold}
        onDragEnd={onLetGo}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        {picture.preview && <img src={picture.preview} alt={picture.altText} />}
        {!picture.preview && picture.status === 'processing' && (
          <Spinner size={20} label="Processing" />
        )}
        {!picture.preview && picture.status !== 'processing' && <ImageOff size={20} />}
      </div>
      {picture.failure && <Message>{picture.failure}</Message>}
      <TextField
        label={`Description of image ${number}`}
        optional
        value={words}
        maxLength={limits.altText}
        placeholder="Describe this image"
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        onBlur={save}
      />
      <div className={styles.tools}>
        <IconButton
          small
          label={`Move image ${number} earlier`}
          icon={<ArrowLeft size={16} />}
          disabled={number === 1}
          onClick={() => onMove(number - 2)}
        />
        <IconButton
          small
          label={`Move image ${number} later`}
          icon={<ArrowRight size={16} />}
          disabled={number === count}
          onClick={() => onMove(number)}
        />
        <IconButton
          small
          label={`Remove image ${number}`}
          icon={<Trash2 size={16} />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
