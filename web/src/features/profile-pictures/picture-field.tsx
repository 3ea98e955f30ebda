import { type ProfilePicture, uploadPurposes } from '@fanfare/contract/limits'
import { ImageUp, RotateCw } from 'lucide-react'
import { type ChangeEvent, Suspense, useRef, useState } from 'react'
import { avatarOf } from '../../core/format/picture.ts'
import type { Viewer } from '../../core/session/viewer.ts'
import { Message } from '../../ui/feedback/message.tsx'
import { ProgressBar } from '../../ui/feedback/progress.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/form/button.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import layout from '../../ui/layout/layout.module.css'
import { lazyAfterPaint } from '../../ui/lib/lazy-component.ts'
import { Avatar } from '../../ui/media/avatar.tsx'
import typography from '../../ui/text/typography.module.css'
import { CoverImage } from './cover-image.tsx'
import { pictureKinds } from './kinds.ts'
import styles from './picture-field.module.css'
import { usePicture } from './use-picture.ts'

const CropDialog = lazyAfterPaint(() => import('./crop-dialog.tsx'), 'CropDialog')

const faultOf = (kind: ProfilePicture, { type, size }: File) => {
  const { types, bytes } = uploadPurposes[kind]
  if (!types.some((allowed) => allowed === type)) return 'Choose a JPG, PNG, GIF or WebP file.'
  if (size > bytes)
    return `This file is ${(size / 1e6).toFixed(1)} MB. Choose one up to ${bytes / 1e6} MB.`
  return null
}

type Props = { kind: ProfilePicture; viewer: Viewer }

/** Upload, crop and remove the photo or the cover image of the person who is signed in. */
export function PictureField({ kind, viewer }: Props) {
  const { noun, title, of } = pictureKinds[kind]
  const { types, bytes } = uploadPurposes[kind]
  const inUse = of(viewer).shown
  const picture = usePicture(viewer, kind)
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
    const wrong = faultOf(kind, picked)
    setFault(wrong)
    setFile(wrong ? null : picked)
  }
  const cut = (blob: Blob) => {
    setFile(null)
    void picture.send({ blob, preview: URL.createObjectURL(blob) })
  }

  const preview = step.at === 'rest' ? null : step.chosen.preview
  return (
    <div className={styles.field} data-kind={kind}>
      <div className={styles.face} data-busy={busy || undefined}>
        {kind === 'avatar' ? (
          <Avatar
            name={viewer.displayName}
            seed={viewer.username}
            picture={preview ? { src: preview } : avatarOf(inUse)}
            size={96}
            alt="Your profile photo"
          />
        ) : (
          <CoverImage
            seed={viewer.username}
            picture={inUse}
            preview={preview}
            sizes="560px"
            alt="Your cover image"
          />
        )}
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
            {`${inUse ? 'Change' : 'Upload'} ${noun}`}
          </Button>
          {(inUse || picture.processing) && step.at !== 'sending' && (
            <Button variant="ghost" loading={picture.removing} onClick={picture.remove}>
              Remove
            </Button>
          )}
        </div>
        <p className={typography.hint}>JPG, PNG, GIF or WebP, max {bytes / 1e6}MB</p>
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
        aria-label={`${title} file`}
        tabIndex={-1}
        onChange={choose}
      />
      {step.at === 'failed' && (
        <div className={styles.failed}>
          <FormError title={`Your ${noun} wasn’t changed`}>
            <p>
              {step.message} Your cropped {noun} is still here.
            </p>
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
                Keep current {noun}
              </Button>
            </div>
          </FormError>
        </div>
      )}
      {file && (
        <Suspense fallback={null}>
          <CropDialog kind={kind} file={file} onCut={cut} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </div>
  )
}
