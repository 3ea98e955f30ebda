import { type CategorySlug, categories, categorySlugs } from '@fanfare/contract/categories'
import { limits, type UploadPurpose, uploadRules } from '@fanfare/contract/limits'
import { useState } from 'react'
import { addTags } from '../../core/format/add-tags.ts'
import { isVerifiedNow } from '../../core/session/is-verified.ts'
import { Button } from '../../ui/form/button.tsx'
import formStyles from '../../ui/form/field.module.css'
import { Select } from '../../ui/form/select.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import list from '../../ui/layout/rows.module.css'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import {
  acceptFor,
  DropVeil,
  DropZone,
  mostBytes,
  type Picked,
  sizeWords,
  UploadRow,
  useDrop,
} from '../uploads/index.ts'
import { useNewUploads } from './use-new-uploads.ts'

type Props = { first: readonly Picked[]; onClose: () => void }

const accept = acceptFor(['video', 'image', 'audio'])
const sizesNow = () => {
  const most = (purpose: UploadPurpose) => sizeWords(mostBytes(purpose, isVerifiedNow()))
  return `Video up to ${most('video')}, audio up to ${most('audio')}, images up to ${most('image')}`
}

/** Several files at once, each a draft with the same details; the wizard goes on with any of them. */
export function UploadModal({ first, onClose }: Props) {
  const { rows, refusals, busy, add, confirm, discard } = useNewUploads(first)
  const over = useDrop((picked) => void add(picked))
  const [title, setTitle] = useState('')
  const [description, setDescription] = useState('')
  const [tags, setTags] = useState('')
  const [category, setCategory] = useState<CategorySlug>('general')

  const [asking, setAsking] = useState(false)
  const leave = () => {
    discard()
    onClose()
  }
  const cancel = () => (rows.length > 0 ? setAsking(true) : leave())
  const upload = async () => {
    if (await confirm({ title, description, tags: addTags([], tags), category })) onClose()
  }
  return (
    <Dialog
      open
      onClose={cancel}
      title="Upload Content"
      size="lg"
      // Escape must not discard what has been uploaded.
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
      <div className={formStyles.stack}>
        <DropZone
          accept={accept}
          several
          title={`Drop up to ${uploadRules.files} files anywhere on this page`}
          hint={sizesNow()}
          choose="Choose files"
          refusals={refusals}
          onFiles={(picked) => void add(picked)}
        />
        {rows.length > 0 && (
          <ul className={list.rows}>
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
          hint="If you leave this empty, each post is named after its file"
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <TextArea
          label="Description"
          optional
          value={description}
          limit={limits.description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
        <div className={formStyles.pair}>
          <TextField
            label="Tags"
            optional
            value={tags}
            hint="Separate tags with commas"
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
      <ConfirmDialog
        open={asking}
        title={rows.length === 1 ? 'Discard this file?' : `Discard ${rows.length} files?`}
        confirm="Discard"
        cancel="Keep"
        danger
        onConfirm={leave}
        onClose={() => setAsking(false)}
      >
        What you’ve uploaded here is deleted and doesn’t become a draft.
      </ConfirmDialog>
      <DropVeil shown={over}>Drop files to create drafts</DropVeil>
    </Dialog>
  )
}
