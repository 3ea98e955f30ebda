import { limits } from '@fanfare/contract/limits'
import { ImageUp } from 'lucide-react'
import { coverProps } from '../../../core/format/covers.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import typography from '../../../ui/text/typography.module.css'
import { acceptFor, hintFor, pickFiles, Refusals, UploadRow } from '../../uploads/index.ts'
import { useEditing } from '../editor/use-editor.ts'
import { useContentUploads } from '../files/use-content-uploads.ts'
import { useDraftCommand } from '../use-draft-command.ts'
import styles from './cover-fields.module.css'
import { PosterChoice } from './poster-choice.tsx'

/** The cover, which everybody sees, even if the post is locked. */
export function CoverFields() {
  const { draft, fields, problems, change } = useEditing()
  const { sending, refusals, send } = useContentUploads('cover')
  const remove = useDraftCommand('removeCover')
  const pick = async () => {
    const picked = await pickFiles({ accept: acceptFor(['thumbnail']), several: false })
    const target = { kind: 'cover', contentId: draft.id } as const
    await send(picked, { purpose: 'thumbnail', target, most: 1 })
  }
  const busy = draft.coverProcessing || sending.length > 0
  return (
    <>
      <div className={styles.cover}>
        <div className={styles.frame}>
          {draft.cover && <img {...coverProps(draft.cover, '320px')} alt="Current cover" />}
          {!draft.cover && !busy && <p className={styles.none}>No cover yet</p>}
          {busy && (
            <span className={styles.busy}>
              <Spinner size={32} label="Creating cover" />
            </span>
          )}
        </div>
        <div className={styles.side}>
          <p className={typography.hint}>
            Everyone can see the cover, even when the post is locked. If you don’t add one, we’ll
            use a blurred image. {hintFor('thumbnail')}
          </p>
          <div className={layout.row8}>
            <Button variant="outline" icon={<ImageUp size={16} />} onClick={pick}>
              {draft.cover ? 'Replace cover' : 'Upload cover'}
            </Button>
            {draft.cover && (
              <Button
                variant="ghost"
                loading={remove.busy}
                onClick={() => remove.run({ params: { id: draft.id } })}
              >
                Remove
              </Button>
            )}
          </div>
          <Refusals of={refusals} />
          {sending.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
          <TextField
            label="Cover description"
            optional
            maxLength={limits.altText}
            value={fields.altText}
            error={problems.altText}
            hint="For people who can’t see the image"
            onChange={({ currentTarget }) => change({ altText: currentTarget.value })}
          />
        </div>
      </div>
      <PosterChoice />
    </>
  )
}
