import { type CategorySlug, categories, categorySlugs } from '@fanfare/contract/categories'
import { limits } from '@fanfare/contract/limits'
import { useState } from 'react'
import { addTags } from '../../app/add-tags.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { acceptFor, DropVeil, DropZone, type Picked, UploadRow, useDrop } from '../uploads/index.ts'
import styles from './upload-modal.module.css'
import { useNewUploads } from './use-new-uploads.ts'

type Props = { first: readonly Picked[]; onClose: () => void }

const accept = acceptFor(['video', 'image', 'audio'])

/** Several files at once, each a draft with the same details; the wizard goes on with any of them. */
export function UploadModal({ first, onClose }: Props) {
  const { rows, refusals, busy, add, confirm, discard } = useNewUploads(first)
  const over = useDrop((picked) => void add(picked))
  const [title, setTitle] = useState('')
  const [description, setDescription] = useState('')
  const [tags, setTags] = useState('')
  const [category, setCategory] = useState<CategorySlug>('general')

  const cancel = () => {
    discard()
    onClose()
  }
  const upload = async () => {
    if (await confirm({ title, description, tags: addTags([], tags), category })) onClose()
  }
  return (
    <Dialog
      open
      onClose={cancel}
      title="Upload Content"
      size="lg"
      // Escape must not throw away what has travelled already.
      firm={busy || rows.length > 0}
      actions={
        <>
          <Button variant="ghost" disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={rows.length === 0 || busy}
            aria-busy={busy || undefined}
            onClick={upload}
          >
            {busy ? 'Uploading...' : 'Upload Content'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <DropZone
          accept={accept}
          several
          title="Drop up to 10 files anywhere on this screen"
          hint="Video up to 2 GB, audio up to 100 MB, images up to 10 MB"
          choose="Choose files"
          refusals={refusals}
          onFiles={(picked) => void add(picked)}
        />
        {rows.length > 0 && (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.id}>
                <UploadRow upload={row} />
              </li>
            ))}
          </ul>
        )}
        <TextField
          label="Title"
          optional
          value={title}
          maxLength={limits.title}
          hint="Left empty, each piece takes the name of its file"
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <TextArea
          label="Description"
          optional
          value={description}
          limit={limits.description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
        <div className={styles.pair}>
          <TextField
            label="Tags"
            optional
            value={tags}
            hint="Comma separated"
            onChange={({ currentTarget }) => setTags(currentTarget.value)}
          />
          <Select
            label="Category"
            value={category}
            onChange={({ currentTarget }) => setCategory(currentTarget.value as CategorySlug)}
          >
            {categorySlugs.map((slug) => (
              <option key={slug} value={slug}>
                {categories[slug].name}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <DropVeil shown={over}>Drop files to make drafts of them</DropVeil>
    </Dialog>
  )
}
