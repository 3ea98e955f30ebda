import { showToast } from '../../ui/feedback/toast-store.ts'

/** The whole address of one of our own screens. */
export const copyLink = async (path: string, onCopied?: () => void) => {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href)
    showToast('Link copied', { tone: 'good' })
    onCopied?.()
  } catch {
    showToast('We couldn’t copy the link.', { tone: 'bad' })
  }
}
