import type { CategorySlug } from '@fanfare/contract/categories'
import { ProblemError } from '@fanfare/contract/client'
import { limits } from '@fanfare/contract/limits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { plural } from '../../ui/text/format.ts'
import {
  createDraftFor,
  type Picked,
  sendFiles,
  targetIn,
  uploads,
  useUploads,
} from '../uploads/index.ts'

export interface SharedDetails {
  readonly title: string
  readonly description: string
  readonly tags: string[]
  readonly category: CategorySlug
}

/** Posts with the same title get a number; without a title each is named after its file. */
const titleFor = (title: string, at: number, count: number) => {
  if (title.trim() === '') return {}
  if (count === 1) return { title: title.trim() }
  const number = ` ${at + 1}`
  return { title: title.trim().slice(0, limits.title - number.length) + number }
}

/** The files of an open upload dialog: they travel at once, and become drafts when it is confirmed. */
export const useNewUploads = (first: readonly Picked[]) => {
  const all = useUploads()
  const [ids, setIds] = useState<readonly string[]>([])
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const rows = all.filter(({ id, target }) => ids.includes(id) && target === null)

  const add = async (picked: readonly Picked[]) => {
    const sent = await sendFiles(picked, { purposes: ['video', 'image', 'audio'] })
    setIds((known) => [...known, ...sent.ids])
    setRefusals(sent.refusals)
  }
  const given = useRef(false)
  useEffect(() => {
    if (given.current || first.length === 0) return
    given.current = true
    void add(first)
  })

  const left = useEffectEvent(() => {
    const undecided = uploads.read().filter(({ id, target }) => ids.includes(id) && target === null)
    for (const { id } of undecided) uploads.setTarget(id, { kind: 'new-draft' })
  })
  // Going back in the browser is not Cancel: what was uploaded becomes drafts.
  useEffect(() => () => left(), [])

  const discard = () => {
    for (const { id } of rows) uploads.remove(id)
  }
  /** True when all of them have become drafts. */
  const confirm = async ({ title, ...shared }: SharedDetails): Promise<boolean> => {
    setBusy(true)
    const failed: string[] = []
    for (const [at, upload] of rows.entries()) {
      try {
        const content = await createDraftFor(upload, {
          ...shared,
          ...titleFor(title, at, rows.length),
        })
        uploads.setTarget(upload.id, targetIn(content))
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error
        failed.push(`${upload.name}: Failed to create content. ${error.problem.detail}`)
      }
    }
    setBusy(false)
    setRefusals(failed)
    const made = rows.length - failed.length
    if (made > 0)
      showToast(`${plural(made, 'draft')} created. Your files keep uploading in the background.`, {
        tone: 'good',
      })
    return failed.length === 0
  }
  return { rows, refusals, busy, add, confirm, discard }
}
