import { RotateCw, X } from 'lucide-react'
import { Message } from '../../../ui/feedback/message.tsx'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { sizeWords, type Upload, UploadPreview } from '../../uploads/index.ts'
import { fileUploads, useFileUploads } from './file-uploads.ts'
import type { OutgoingFile } from './outgoing-file.ts'
import { PriceLine } from './price-line.tsx'
import styles from './tray.module.css'
import type { Tray as Chosen } from './use-tray.ts'

type Props = { tray: Chosen; maySell: boolean }

/** Above the text: what will be sent with it, and how far each file is. */
export function Tray({ tray, maySell }: Props) {
  const uploads = useFileUploads()
  const { files, price, refusals, remove, setPrice } = tray
  return (
    <>
      <div role="alert" className={styles.refusals}>
        {refusals.map((refusal) => (
          <Message key={refusal}>{refusal}</Message>
        ))}
      </div>
      {files.length > 0 && (
        <ul className={styles.tray} aria-label="Attachments">
          {files.map((file) => (
            <Row
              key={file.id}
              file={file}
              upload={uploads.get(file.id)}
              onRemove={() => remove(file.id)}
            />
          ))}
        </ul>
      )}
      {maySell && files.length > 0 && <PriceLine price={price} onPrice={setPrice} />}
    </>
  )
}

type RowProps = { file: OutgoingFile; upload: Upload | undefined; onRemove: () => void }

function Row({ file, upload, onRemove }: RowProps) {
  const { id, name, bytes } = file
  const isDone = upload?.state === 'success'
  const failure = upload?.state === 'error' ? upload.failure : null
  return (
    <li className={styles.row} data-failed={failure ? true : undefined}>
      {upload && <UploadPreview upload={upload} />}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {failure ? (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        ) : (
          <p className={styles.size}>{sizeWords(bytes)}</p>
        )}
        {!isDone && !failure && (
          <ProgressBar label={`Uploading ${name}`} value={upload?.sent ?? 0} max={bytes} />
        )}
      </div>
      {failure && (
        <IconButton
          small
          label={`Retry ${name}`}
          icon={<RotateCw size={16} />}
          onClick={() => fileUploads.resume(id)}
        />
      )}
      <IconButton small label={`Remove ${name}`} icon={<X size={16} />} onClick={onRemove} />
    </li>
  )
}
