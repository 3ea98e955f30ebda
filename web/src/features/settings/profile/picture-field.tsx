import { uploadPurposes } from '@fanfare/contract/limits'
import { ImageUp, RotateCw } from 'lucide-react'
import { type ChangeEvent, Suspense, useRef, useState } from 'react'
import { avatarOf } from '../../../core/format/picture.ts'
import { Message } from '../../../ui/feedback/message.tsx'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { lazyAfterPaint } from '../../../ui/lib/lazy-component.ts'
import { Avatar } from '../../../ui/media/avatar.tsx'
import typography from '../../../ui/text/typography.module.css'
import { useOwnViewer } from '../use-own-viewer.ts'
import styles from './picture-field.module.css'
import { usePicture } from './use-picture.ts'

const CropDialog = lazyAfterPaint(() => import('./crop-dialog.tsx'), 'CropDialog')

const { types, bytes } = uploadPurposes.avatar
const most = bytes / 1e6
const faultOf = ({ type, size }: File) => {
  if (!types.some((allowed) => allowed === type)) return 'Choose a JPG, PNG, GIF or WebP file.'
  if (size > bytes)
    return `This file is ${(size / 1e6).toFixed(1)} MB. Choose one up to ${most} MB.`
  return null
}

export function PictureField() {
  const viewer = useOwnViewer()
  const picture = usePicture(viewer)
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { step } = picture
  const busy = step.at === 'sending' || picture.processing

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const picked = currentTarget.files?.[0]
    // Emptied, so that choosing the same file again is a change too.
    currentTarget.value = ''
    if (!picked) return
    const wrong = faultOf(picked)
    setFault(wrong)
    setFile(wrong ? null : picked)
  }
  const cut = (blob: Blob) => {
    setFile(null)
    void picture.send({ blob, preview: URL.createObjectURL(blob) })
  }

  const shown = step.at === 'rest' ? avatarOf(viewer.picture) : { src: step.chosen.preview }
  return (
    <div className={styles.field}>
      <div className={styles.face} data-busy={busy || undefined}>
        <Avatar
          name={viewer.displayName}
          seed={viewer.username}
          picture={shown}
          size={96}
          alt="Your profile photo"
        />
        {busy && (
          <span className={styles.over}>
            <Spinner size={32} />
          </span>
        )}
      </div>
      <div className={layout.stack8}>
        <div className={layout.row12}>
          <Button
            icon={<ImageUp size={16} />}
            loading={busy}
            onClick={() => input.current?.click()}
          >
            {viewer.picture ? 'Change photo' : 'Upload photo'}
          </Button>
          {(viewer.picture || picture.processing) && step.at !== 'sending' && (
            <Button variant="ghost" loading={picture.removing} onClick={picture.remove}>
              Remove
            </Button>
          )}
        </div>
        <p className={typography.hint}>JPG, PNG, GIF or WebP, max {most}MB</p>
        <div role="status" className={styles.status}>
          {step.at === 'sending' && (
            <>
              <ProgressBar label="Upload" value={Math.round(step.part * 100)} />
              <span>Uploading, {Math.round(step.part * 100)}%</span>
            </>
          )}
          {picture.processing && step.at !== 'failed' && <span>Processing…</span>}
        </div>
        {fault && <Message>{fault}</Message>}
      </div>
      <input
        ref={input}
        type="file"
        accept={types.join(',')}
        className={styles.input}
        aria-label="Photo file"
        tabIndex={-1}
        onChange={choose}
      />
      {step.at === 'failed' && (
        <div className={styles.failed}>
          <FormError title="Your photo wasn’t changed">
            <p>{step.message} Your cropped photo is still here.</p>
            <div className={styles.again}>
              <Button
                size="sm"
                icon={<RotateCw size={16} />}
                onClick={() =>
                  picture.send({ ...step.chosen, preview: URL.createObjectURL(step.chosen.blob) })
                }
              >
                Try again
              </Button>
              <Button size="sm" variant="ghost" onClick={picture.giveUp}>
                Keep current photo
              </Button>
            </div>
          </FormError>
        </div>
      )}
      {file && (
        <Suspense fallback={null}>
          <CropDialog file={file} onCut={cut} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </div>
  )
}
