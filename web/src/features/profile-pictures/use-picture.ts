import type { Picture } from '@fanfare/contract'
import type { ProfilePicture } from '@fanfare/contract/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, useAction } from '../../core/api/api.ts'
import { sendFile } from '../../core/api/send-file.ts'
import { toastResult, toastSuccess } from '../../core/api/toast-result.ts'
import { rereadPerson } from '../../core/realtime/reread-person.ts'
import { useTopic } from '../../core/realtime/use-topic.ts'
import { type Viewer, viewerQuery } from '../../core/session/viewer.ts'
import { pictureKinds } from './kinds.ts'

/** What was cut out, kept until it is in use, so that a retry needs no second choice. */
type Chosen = { readonly blob: Blob; readonly preview: string }
type Step =
  | { at: 'rest' }
  | { at: 'sending'; chosen: Chosen; part: number }
  | { at: 'processing'; chosen: Chosen; before: string | undefined }
  | { at: 'failed'; chosen: Chosen; message: string }

const pollEvery = 2000
const firstOf = (picture: Picture | null) => picture?.variants[0]?.url

/**
 * The browser's part of the slice: to the store, then the command, then wait to be told. The push
 * that says "changed" reaches this tab like every other one; asking every two seconds is for when
 * it is lost.
 */
export const usePicture = (viewer: Viewer, purpose: ProfilePicture) => {
  const kind = pictureKinds[purpose]
  const givenUp = `We couldn’t process this ${kind.noun}. Try uploading it again.`
  const queries = useQueryClient()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const chosen = step.at === 'rest' ? null : step.chosen
  // Of the query itself and not of whoever shows this: they hear of a change a moment later than this
  // hook does, and would say that nothing is being processed.
  const { data } = useQuery({
    ...viewerQuery,
    refetchInterval: ({ state }) =>
      state.data && kind.of(state.data.user).processing ? pollEvery : false,
  })
  const { shown: inUse, processing } = kind.of(data?.user ?? viewer)

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
      const { shown, changed } = await kind.change(upload.file_id)
      // A read that began before the change would say that nothing is being processed.
      await queries.cancelQueries(viewerQuery)
      queries.setQueryData(
        viewerQuery.queryKey,
        (known) => known && { user: { ...known.user, ...changed } },
      )
      setStep({ at: 'processing', chosen: picture, before: firstOf(shown) })
    } catch (error) {
      const message = error instanceof Error ? error.message : givenUp
      setStep({ at: 'failed', chosen: picture, message })
    }
  }

  useTopic(`account:${viewer.id}`, (message) => {
    if (message.type !== 'failed' || message.what !== purpose) return
    setStep((now) =>
      now.at === 'rest' ? now : { at: 'failed', chosen: now.chosen, message: message.message },
    )
  })

  const shown = firstOf(inUse)
  useEffect(() => {
    if (step.at !== 'processing' || processing) return
    if (shown === step.before) {
      setStep({ at: 'failed', chosen: step.chosen, message: givenUp })
    } else {
      setStep({ at: 'rest' })
      toastSuccess(`${kind.title} updated`)
    }
  }, [step, processing, shown, givenUp, kind])

  const preview = chosen?.preview
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
  }, [preview])

  const removal = useAction({
    mutationFn: async () => {
      await kind.remove()
      setStep({ at: 'rest' })
      rereadPerson(queries, viewer)
    },
  })
  const remove = () =>
    toastResult(removal.run(), `${kind.title} removed`, `We couldn’t remove your ${kind.noun}.`)

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
