import type { Picture } from '@fanfare/contract'
import { useEffect, useState } from 'react'
import { api, useAction } from '../../core/api/api.ts'
import { sendFile } from '../../core/api/send-file.ts'
import { toastResult, toastSuccess } from '../../core/api/toast-result.ts'
import { useTopic } from '../../core/realtime/use-topic.ts'
import type { PictureSubject } from './subject.ts'

/** What was cut out, kept until it is in use, so that a retry needs no second choice. */
type Chosen = { readonly blob: Blob; readonly preview: string }
type Step =
  | { at: 'rest' }
  | { at: 'sending'; chosen: Chosen; part: number }
  | { at: 'processing'; chosen: Chosen; before: string | undefined }
  | { at: 'failed'; chosen: Chosen; message: string }

const firstOf = (picture: Picture | null) => picture?.variants[0]?.url

/**
 * The browser's part of the slice: to the store, then the command, then wait to be told. The push
 * that says "changed" reaches this tab like every other one; asking every two seconds is for when
 * it is lost.
 */
export const usePicture = (subject: PictureSubject) => {
  const { purpose, noun, title, processing, failing } = subject
  const givenUp = `We couldn’t process this ${noun}. Try uploading it again.`
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const chosen = step.at === 'rest' ? null : step.chosen

  const send = async (picture: Chosen) => {
    const { blob } = picture
    setStep({ at: 'sending', chosen: picture, part: 0 })
    try {
      const upload = await api.call('createUpload', {
        body: {
          purpose,
          file_name: `${purpose}.${blob.type.split('/')[1]}`,
          file_type: blob.type,
          file_size: blob.size,
        },
      })
      await sendFile(upload, blob, (part) => setStep({ at: 'sending', chosen: picture, part }))
      const meanwhile = await subject.change(upload.file_id)
      setStep({ at: 'processing', chosen: picture, before: firstOf(meanwhile) })
    } catch (error) {
      const message = error instanceof Error ? error.message : givenUp
      setStep({ at: 'failed', chosen: picture, message })
    }
  }

  useTopic(failing.topic, (message) => {
    if (message.type !== 'failed' || message.what !== failing.what) return
    setStep((now) =>
      now.at === 'rest' ? now : { at: 'failed', chosen: now.chosen, message: message.message },
    )
  })

  const shown = firstOf(subject.shown)
  useEffect(() => {
    if (step.at !== 'processing' || processing) return
    if (shown === step.before) {
      setStep({ at: 'failed', chosen: step.chosen, message: givenUp })
    } else {
      setStep({ at: 'rest' })
      toastSuccess(`${title} updated`)
    }
  }, [step, processing, shown, givenUp, title])

  const preview = chosen?.preview
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
  }, [preview])

  const removal = useAction({
    mutationFn: async () => {
      await subject.remove()
      setStep({ at: 'rest' })
    },
  })
  const remove = () =>
    toastResult(removal.run(), `${title} removed`, `We couldn’t remove your ${noun}.`)

  return {
    step,
    /** Also when another tab sent one. */
    processing: processing || step.at === 'processing',
    send,
    giveUp: () => setStep({ at: 'rest' }),
    remove: () => void remove(),
    removing: removal.isPending,
  }
}
