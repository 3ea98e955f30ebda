import { Check, Copy, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { showToast } from '../feedback/toast-store.ts'
import { Button } from './button.tsx'

/** The older way, where a page may not write to the clipboard: it copies what is selected. */
const copySelected = (text: string, button: HTMLElement) => {
  const field = document.createElement('textarea')
  field.value = text
  field.style.cssText = 'position: fixed; opacity: 0'
  // Beside the button, because nothing outside an open dialog can be selected.
  button.after(field)
  field.focus()
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    button.focus()
  }
}

const copy = async (text: string, button: HTMLElement) => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text, button)
  }
}

const outcomes = {
  done: { words: 'Copied!', icon: <Check size={16} /> },
  refused: { words: 'Couldn’t copy', icon: <X size={16} /> },
}

type Props = {
  text: string
  label?: string
  variant?: 'primary' | 'outline'
  size?: 'sm' | 'md' | 'lg'
  wide?: boolean
  /** Has the focus when its dialog opens. */
  isFirst?: boolean
  onCopied?: (() => void) | undefined
}

export function CopyButton({
  text,
  label = 'Copy',
  variant = 'outline',
  size = 'md',
  wide = false,
  isFirst,
  onCopied,
}: Props) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(null)
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), 2000)
    return () => clearTimeout(timer)
  }, [outcome])
  const { words, icon } = outcome ? outcomes[outcome] : { words: label, icon: <Copy size={16} /> }

  const press = async (button: HTMLElement) => {
    const done = await copy(text, button)
    setOutcome(done ? 'done' : 'refused')
    if (done) onCopied?.()
    // The button shows it too, because a dialog covers toasts.
    if (!done)
      showToast('We couldn’t copy it. Select the text and copy it yourself.', { tone: 'bad' })
  }
  return (
    <Button
      variant={variant}
      size={size}
      wide={wide}
      data-first={isFirst}
      icon={icon}
      onClick={({ currentTarget }) => void press(currentTarget)}
    >
      <span aria-live="polite">{words}</span>
    </Button>
  )
}
