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
import { ProcessingSteps } from '../processing/processing-steps.tsx'
import { kinds } from '../types.ts'
import styles from './file-panel.module.css'
import { useContentUploads } from './use-content-uploads.ts'

/** The one file of a video or a recording: sent, processed, replaced. */
export function FilePanel() {
  const { draft } = useEditing()
  const { noun, purpose, icon: Icon } = kinds[draft.type]
  const { sending, refusals, send } = useContentUploads('file')
  if (!purpose) throw new Error('an article has no file of its own')
  const accept = acceptFor([purpose])
  const take = (picked: Picked[]) =>
    void send(picked, { purpose, target: { kind: 'file', contentId: draft.id }, most: 1 })
  const over = useDrop(sending.length === 0 ? take : null)
  const replace = async () => take(await pickFiles({ accept, several: false }))

  return (
    <Panel title={draft.type === 'video' ? 'Video file' : 'Audio file'}>
      {!draft.fileName && sending.length === 0 && (
        <DropZone
          accept={accept}
          title={`Drop your ${noun} anywhere on this page`}
          hint={hintFor(purpose)}
          choose="Choose file"
          refusals={refusals}
          onFiles={take}
        />
      )}
      {sending.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
      {draft.fileName && (
        <div className={styles.file}>
          <Icon size={20} />
          <p className={styles.name}>{draft.fileName}</p>
          {sending.length === 0 && (
            <Button size="sm" variant="outline" onClick={replace}>
              Replace
            </Button>
          )}
        </div>
      )}
      {draft.fileName && <Refusals of={refusals} />}
      {draft.fileName && draft.publishedAt && (
        <p className={styles.note}>
          A new file replaces this one once it’s ready. The link, comments and counts stay the same.
        </p>
      )}
      {draft.fileName && <ProcessingSteps />}
      <DropVeil shown={over}>{`Drop your ${noun} here`}</DropVeil>
    </Panel>
  )
}
