import { Pause, Play, RotateCw, X } from 'lucide-react'
import { Message } from '../../ui/feedback/message.tsx'
import { ProgressBar } from '../../ui/feedback/progress.tsx'
import { Button } from '../../ui/form/button.tsx'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { acceptFor } from './check-file.ts'
import { pickFiles } from './file-access.ts'
import { uploads } from './manager.ts'
import { allowAgain, chooseAgain } from './restore.ts'
import { sizeWords, waitWords } from './sizes.ts'
import { isRunning, type Upload } from './upload.ts'
import { UploadPreview } from './upload-preview.tsx'
import styles from './upload-row.module.css'

const facts = (upload: Upload): string => {
  const size = sizeWords(upload.size)
  const part = `${sizeWords(upload.sent)} of ${size}`
  if (upload.state === 'success') return `${size} · Uploaded`
  if (upload.state === 'error') return size
  if (upload.state === 'processing') return `${size} · Almost done`
  if (upload.state === 'paused') return `${part} · Paused`
  if (upload.state === 'pending') return `${size} · Waiting`
  if (upload.state !== 'uploading') return `${size} · Not finished`
  if (upload.speed === null) return part
  if (upload.speed === 0) return `${part} · Waiting for connection`
  const left = upload.secondsLeft === null ? '' : ` · ${waitWords(upload.secondsLeft)}`
  return `${part} · ${sizeWords(upload.speed)}/s${left}`
}

export function UploadRow({ upload }: { upload: Upload }) {
  const { name, state, failure, sent, size } = upload
  return (
    <div className={styles.row}>
      <UploadPreview upload={upload} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{facts(upload)}</p>
        {(isRunning(upload) || state === 'paused') && (
          <ProgressBar label={`Uploading ${name}`} value={sent} max={size} />
        )}
        <Continue upload={upload} />
        {failure && (
          <div role="alert">
            <Message>{failure}</Message>
          </div>
        )}
      </div>
      <Actions upload={upload} />
    </div>
  )
}

function Continue({ upload }: { upload: Upload }) {
  const again = async () => {
    const [picked] = await pickFiles({ accept: acceptFor([upload.purpose]), several: false })
    if (picked) await chooseAgain(upload, picked)
  }
  if (upload.state === 'needs-permission') {
    return (
      <Button size="sm" variant="outline" onClick={() => allowAgain(upload)}>
        Continue
      </Button>
    )
  }
  if (upload.state !== 'needs-file') return null
  return (
    <Button size="sm" variant="outline" className={styles.again} onClick={again}>
      Choose {upload.name} again to continue
    </Button>
  )
}

function Actions({ upload }: { upload: Upload }) {
  const { id, name, state, arrived } = upload
  return (
    <div className={styles.actions}>
      {(state === 'uploading' || state === 'pending') && !arrived && (
        <IconButton
          small
          label={`Pause ${name}`}
          icon={<Pause size={16} />}
          onClick={() => uploads.pause(id)}
        />
      )}
      {state === 'paused' && (
        <IconButton
          small
          label={`Resume ${name}`}
          icon={<Play size={16} />}
          onClick={() => uploads.resume(id)}
        />
      )}
      {state === 'error' && (
        <IconButton
          small
          label={`Retry ${name}`}
          icon={<RotateCw size={16} />}
          onClick={() => uploads.resume(id)}
        />
      )}
      {state !== 'processing' && (
        <IconButton
          small
          label={`Remove ${name}`}
          icon={<X size={16} />}
          onClick={() => uploads.remove(id)}
        />
      )}
    </div>
  )
}
