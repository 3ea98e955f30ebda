import type { UploadId } from '@fanfare/contract'
import { useEffect, useState } from 'react'
import { api } from '../../../core/api/api.ts'
import { sendFile } from '../../../core/api/send-file.ts'
import { acceptFor, checkFile, compressPicture, pickFiles } from '../../uploads/index.ts'

type Chosen = { readonly file: File; readonly preview: string }
export type CoverStep =
  | { at: 'kept' }
  | { at: 'removed' }
  | { at: 'refused'; message: string }
  | { at: 'sending'; chosen: Chosen; part: number }
  | { at: 'sent'; chosen: Chosen; fileId: UploadId }
  | { at: 'failed'; chosen: Chosen; message: string }

const broken = 'The image didn’t upload.'
const words = (error: unknown) => (error instanceof Error ? error.message : broken)

/** Sent as soon as it is chosen, so that saving waits for nothing; used when the tier is saved. */
export const useCover = () => {
  const [step, setStep] = useState<CoverStep>({ at: 'kept' })

  const send = async (file: File, type: string) => {
    const chosen = { file, preview: URL.createObjectURL(file) }
    setStep({ at: 'sending', chosen, part: 0 })
    try {
      const upload = await api.call('createUpload', {
        body: {
          purpose: 'thumbnail',
          file_name: file.name,
          file_type: type,
          file_size: file.size,
        },
      })
      await sendFile(upload, file, (part) => setStep({ at: 'sending', chosen, part }))
      await api.call('finishUpload', { body: { file_id: upload.file_id } })
      setStep({ at: 'sent', chosen, fileId: upload.file_id })
    } catch (error) {
      setStep({ at: 'failed', chosen, message: words(error) })
    }
  }
  const take = async (chosen: File) => {
    const file = await compressPicture(chosen)
    const checked = await checkFile(file, ['thumbnail'])
    if (checked.ok) await send(file, checked.type)
    else setStep({ at: 'refused', message: checked.why })
  }
  const pick = async () => {
    const [picked] = await pickFiles({ accept: acceptFor(['thumbnail']), several: false })
    if (picked) await take(picked.file)
  }

  const preview = 'chosen' in step ? step.chosen.preview : null
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
  }, [preview])

  return {
    step,
    preview,
    pick,
    again: () => (step.at === 'failed' ? take(step.chosen.file) : undefined),
    remove: () => setStep({ at: 'removed' }),
    keep: () => setStep({ at: 'kept' }),
    /** What to save: nothing about it, none, or the one that was sent. */
    wanted: step.at === 'sent' ? step.fileId : step.at === 'removed' ? null : undefined,
  }
}
export type Cover = ReturnType<typeof useCover>
