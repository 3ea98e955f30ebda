import { showToast } from '../../ui/feedback/toast-store.ts'
import type { Href } from '../../ui/layout/link.tsx'

/** The whole address of one of our own screens. */
export const copyLink = async (path: Href, onCopied?: () => void) => {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href)
    showToast('Link copied', { tone: 'good' })
    onCopied?.()
  } catch {
    showToast('We couldn’t copy the link.', { tone: 'bad' })
  }
}
