import { limits } from '@fanfare/contract/limits'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import {
  acceptFor,
  DropVeil,
  DropZone,
  hintFor,
  type Picked,
  pickFiles,
  Refusals,
  UploadRow,
  useDrop,
} from '../../uploads/index.ts'
import { useEditing } from '../editor/use-editor.ts'
import { type Arrangement, useDraftCommand } from '../use-draft-command.ts'
import styles from './gallery-panel.module.css'
import { GalleryPicture, type Picture } from './gallery-picture.tsx'
import { useContentUploads } from './use-content-uploads.ts'

const accept = acceptFor(['image'])

const moved = (pictures: readonly Picture[], from: number, to: number) => {
  const rest = pictures.filter((_, at) => at !== from)
  const order = [...rest.slice(0, to), pictures[from] as Picture, ...rest.slice(to)]
  return order.map(({ id }) => id)
}

/** One picture or many, in an order, each with words for those who cannot see it. */
export function GalleryPanel() {
  const { draft } = useEditing()
  const { sending, refusals, send } = useContentUploads('picture')
  const arrange = useDraftCommand('arrangeContentPictures')
  const [held, setHeld] = useState<number | null>(null)
  const { pictures } = draft

  const take = (picked: Picked[]) =>
    void send(picked, { purpose: 'image', target: { kind: 'picture', contentId: draft.id } })
  const over = useDrop(held === null ? take : null)
  const save = (body: Arrangement) => void arrange.run({ params: { id: draft.id }, body })
  const move = (from: number, to: number) => save({ order: moved(pictures, from, to) })
  const dropOn = (at: number) => {
    if (held !== null && held !== at) move(held, at)
    setHeld(null)
  }
  return (
    <Panel title="Images" aside={pictures.length > 0 && `${pictures.length} of ${limits.gallery}`}>
      {pictures.length === 0 && sending.length === 0 ? (
        <DropZone
          accept={accept}
          several
          title="Drop one image or a whole gallery anywhere on this page"
          hint={hintFor('image')}
          choose="Choose images"
          refusals={refusals}
          onFiles={take}
        />
      ) : (
        <ol className={styles.grid}>
          {pictures.map((picture, at) => (
            <GalleryPicture
              key={picture.id}
              picture={picture}
              number={at + 1}
              count={pictures.length}
              onMove={(to) => move(at, to)}
              onWords={(altText) => save({ words: [{ id: picture.id, altText }] })}
              onRemove={() => save({ removed: [picture.id] })}
              onHold={() => setHeld(at)}
              onLetGo={() => setHeld(null)}
              onDrop={() => dropOn(at)}
            />
          ))}
        </ol>
      )}
      {sending.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
      {(pictures.length > 0 || sending.length > 0) && (
        <div className={styles.more}>
          <Button
            size="sm"
            variant="outline"
            icon={<Plus size={16} />}
            onClick={async () => take(await pickFiles({ accept, several: true }))}
          >
            Add images
          </Button>
          <Refusals of={refusals} />
        </div>
      )}
      <DropVeil shown={over}>Drop your images here</DropVeil>
    </Panel>
  )
}
