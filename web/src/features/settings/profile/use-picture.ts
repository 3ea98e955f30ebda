import type { Picture } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, useCommand } from '../../../core/api/api.ts'
import { sendFile } from '../../../core/api/send-file.ts'
import { useTopic } from '../../../core/realtime/use-topic.ts'
import { type Viewer, viewerQuery } from '../../../core/session/viewer.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'

/** What was cut out, kept until it is in use, so that a retry needs no second choice. */
type Chosen = { readonly blob: Blob; readonly preview: string }
type Step =
  | { at: 'rest' }
  | { at: 'sending'; chosen: Chosen; part: number }
  | { at: 'processing'; chosen: Chosen; before: string | undefined }
  | { at: 'failed'; chosen: Chosen; message: string }

const pollEvery = 2000
const givenUp = 'We couldn’t process this photo. Try uploading it again.'
const firstOf = (picture: Picture | null) => picture?.variants[0]?.url
const words = (error: unknown) =>
  error instanceof ProblemError || error instanceof Error ? error.message : givenUp

/**
 * The browser's part of the slice: to the store, then the command, then wait to be told. The push
 * that says "changed" reaches this tab like every other one; asking every two seconds is for when
 * it is lost.
 */
export const usePicture = (viewer: Viewer) => {
  const queries = useQueryClient()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const chosen = step.at === 'rest' ? null : step.chosen
  const processing = viewer.pictureProcessing
  useQuery({ ...viewerQuery, refetchInterval: processing ? pollEvery : false })

  const send = async (picture: Chosen) => {
    const { blob } = picture
    setStep({ at: 'sending', chosen: picture, part: 0 })
    try {
      const upload = await api.call('createUpload', {
        body: {
          purpose: 'avatar',
          file_name: `picture.${blob.type.split('/')[1]}`,
          file_type: blob.type,
          file_size: blob.size,
        },
      })
      await sendFile(upload, blob, (part) => setStep({ at: 'sending', chosen: picture, part }))
      const { user } = await api.call('changePicture', { body: { fileId: upload.file_id } })
      const { pictureProcessing } = user
      queries.setQueryData(
        viewerQuery.queryKey,
        (known) => known && { user: { ...known.user, pictureProcessing } },
      )
      setStep({ at: 'processing', chosen: picture, before: firstOf(user.picture) })
    } catch (error) {
      setStep({ at: 'failed', chosen: picture, message: words(error) })
    }
  }

  useTopic(`account:${viewer.id}`, (message) => {
    if (message.type !== 'failed' || message.what !== 'picture') return
    setStep((now) =>
      now.at === 'rest' ? now : { at: 'failed', chosen: now.chosen, message: message.message },
    )
  })

  const shown = firstOf(viewer.picture)
  useEffect(() => {
    if (step.at !== 'processing' || processing) return
    if (shown === step.before) {
      setStep({ at: 'failed', chosen: step.chosen, message: givenUp })
    } else {
      setStep({ at: 'rest' })
      showToast('Photo updated', { tone: 'good' })
    }
  }, [step, processing, shown])

  const preview = chosen?.preview
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
  }, [preview])

  const remove = useCommand('removePicture', { refresh: ['readViewer'] })
  const takeAway = () =>
    remove.mutate(
      {},
      {
        onSuccess: () => {
          setStep({ at: 'rest' })
          showToast('Photo removed', { tone: 'good' })
        },
        onError: ({ problem }) =>
          showToast(`We couldn’t remove your photo. ${problem.detail}`, { tone: 'bad' }),
      },
    )

  return {
    step,
    /** Also when another tab sent one. */
    processing: processing || step.at === 'processing',
    send,
    giveUp: () => setStep({ at: 'rest' }),
    remove: takeAway,
    removing: remove.isPending,
  }
}
