import { Check, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { Button } from '../../ui/form/button.tsx'

type Props = { title: string; path: string }

/** The system's own sheet where there is one; everywhere else the address is copied. */
export function ShareButton({ title, path }: Props) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  const share = async () => {
    const url = new URL(path, location.origin).href
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setCopied(true)
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast(`We couldn’t copy the link: ${url}`, { tone: 'bad' })
    }
  }
  return (
    <Button
      variant="outline"
      icon={copied ? <Check size={16} /> : <Share2 size={16} />}
      onClick={share}
    >
      <span aria-live="polite">{copied ? 'Copied!' : 'Share'}</span>
    </Button>
  )
}
