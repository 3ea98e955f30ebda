import { ProblemError } from '@fanfare/contract/client'
import { toastProblem } from '../../../core/api/toast-result.ts'
import { saveFile } from '../../../core/device/save-file.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { askAttachment, type Place } from './open-attachment.ts'

const widestOf = <Variant extends { readonly width: number; readonly type: string }>(
  variants: readonly Variant[],
) => {
  // Not every program opens the newest format.
  const usual = variants.filter(({ type }) => type !== 'image/avif')
  return (usual.length > 0 ? usual : variants).toSorted((a, b) => b.width - a.width)[0]
}

const ending = (type: string) => type.replace('image/', '').replace('jpeg', 'jpg')
const named = (name: string, type: string) => `${name.replace(/\.\w+$/, '')}.${ending(type)}`

/** Its address is one to be shown, so it is read first and saved as what it is. */
export const savePicture = async (place: Place, name: string) => {
  try {
    const { attachment } = await askAttachment(place)
    const best = attachment.type === 'image' ? widestOf(attachment.picture.variants) : undefined
    if (!best) return
    const reply = await fetch(best.url)
    if (!reply.ok) throw new Error(`the store answered ${reply.status}`)
    const url = URL.createObjectURL(await reply.blob())
    saveFile(url, named(name, best.type))
    setTimeout(() => URL.revokeObjectURL(url))
  } catch (error) {
    if (error instanceof ProblemError) return toastProblem(error)
    showToast('We couldn’t download this photo. Try again.', { tone: 'bad' })
  }
}
