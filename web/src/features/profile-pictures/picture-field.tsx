import { type ProfilePicture, uploadPurposes } from '@fanfare/contract/limits'
import { ImageUp, RotateCw } from 'lucide-react'
import { type ChangeEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { Message } from '../../ui/feedback/message.tsx'
import { ProgressBar } from '../../ui/feedback/progress.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/form/button.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import layout from '../../ui/layout/layout.module.css'
import { cx } from '../../ui/lib/cx.ts'
import { lazyAfterPaint } from '../../ui/lib/lazy-component.ts'
import typography from '../../ui/text/typography.module.css'
import styles from './picture-field.module.css'
import type { PictureSubject } from './subject.ts'
import { usePicture } from './use-picture.ts'

const CropDialog = lazyAfterPaint(() => import('./crop-dialog.tsx'), 'CropDialog')

const faultOf = (purpose: ProfilePicture, { type, size }: File) => {
  const { types, bytes } = uploadPurposes[purpose]
  if (!types.some((allowed) => allowed === type)) return 'Choose a JPG, PNG, GIF or WebP file.'
  if (size > bytes)
    return `This file is ${(size / 1e6).toFixed(1)} MB. Choose one up to ${bytes / 1e6} MB.`
  return null
}

type Props = {
  subject: PictureSubject
  /** Where the buttons are: beside the picture, below a wide one, or in the middle below it. */
  layout: 'beside' | 'wide' | 'middle'
  /** What is shown, or a file of this browser in its place. */
  face: (preview: string | null) => ReactNode
}

/** Upload, crop and remove a picture. */
export function PictureField({ subject, layout: look, face }: Props) {
  const { purpose, noun, title, shown } = subject
  const { types, bytes } = uploadPurposes[purpose]
  const picture = usePicture(subject)
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
    const wrong = faultOf(purpose, picked)
    setFault(wrong)
    setFile(wrong ? null : picked)
  }
  const cut = (blob: Blob) => {
    setFile(null)
    void picture.send({ blob, preview: URL.createObjectURL(blob) })
  }

  const preview = step.at === 'rest' ? null : step.chosen.preview
  return (
    <div className={styles.field} data-layout={look}>
      <div className={styles.face} data-busy={busy || undefined}>
        {face(preview)}
        {busy && (
          <span className={styles.over}>
            <Spinner size={32} />
          </span>
        )}
      </div>
      <div className={layout.stack8}>
        <div className={cx(layout.row12, styles.buttons)}>
          <Button
            icon={<ImageUp size={16} />}
            loading={busy}
            onClick={() => input.current?.click()}
          >
            {`${shown ? 'Change' : 'Upload'} ${noun}`}
          </Button>
          {(shown || picture.processing) && step.at !== 'sending' && (
            <Button variant="ghost" loading={picture.removing} onClick={picture.remove}>
              {subject.removeLabel}
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
          <CropDialog
            purpose={purpose}
            noun={noun}
            file={file}
            onCut={cut}
            onClose={() => setFile(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
