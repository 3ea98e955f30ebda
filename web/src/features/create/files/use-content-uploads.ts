import type { UploadPurpose } from '@fanfare/contract/limits'
import { useState } from 'react'
import {
  contentOf,
  isUnfinished,
  type Picked,
  sendFiles,
  type Target,
  type Upload,
  useUploads,
} from '../../uploads/index.ts'
import { useEditing } from '../editor/use-editor.ts'

interface Wish {
  readonly purpose: UploadPurpose
  readonly target: Target
  readonly most?: number
}

/** What is on its way for this post and this use, and how to send more. */
export const useContentUploads = (kind: Target['kind']) => {
  const { draft } = useEditing()
  const all = useUploads()
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const mine = (upload: Upload) =>
    contentOf(upload) === draft.id && upload.target?.kind === kind && isUnfinished(upload)
  const send = async (picked: readonly Picked[], { purpose, target, most }: Wish) => {
    const sent = await sendFiles(picked, {
      purposes: [purpose],
      target,
      ...(most === undefined ? {} : { most }),
    })
    setRefusals(sent.refusals)
  }
  return { sending: all.filter(mine), refusals, send }
}
