import { limits } from '@fanfare/contract/limits'
import type { FormEvent, KeyboardEvent } from 'react'
import { Button } from '../../ui/form/button.tsx'
import styles from './comment-form.module.css'
import { useKeptText } from './use-kept-text.ts'

type Props = {
  label: string
  /** Under which what was typed is kept. */
  keptAs: string
  action: string
  busy?: boolean
  error?: string | undefined
  start?: string
  focused?: boolean
  onSend: (text: string) => boolean
  onCancel?: () => void
}

/** Nothing is cut off: past the limit it counts on and does not send. `onSend` says whether it was taken. */
export function CommentForm(props: Props) {
  const {
    label,
    keptAs,
    action,
    busy = false,
    error,
    start = '',
    focused,
    onSend,
    onCancel,
  } = props
  const [text, keep] = useKeptText(keptAs, start)
  const over = text.length > limits.comment
  const cancel = () => {
    keep('')
    onCancel?.()
  }
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const words = text.trim()
    if (words && !over && onSend(words)) keep('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
    if (event.key === 'Escape' && onCancel) cancel()
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it was asked for by pressing Reply or Edit
        autoFocus={focused}
        className={styles.text}
        aria-label={label}
        placeholder={label}
        rows={1}
        value={text}
        onChange={(event) => keep(event.currentTarget.value)}
        onKeyDown={press}
      />
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {(text || onCancel) && (
        <div className={styles.row}>
          <span className={styles.count} data-over={over || undefined}>
            {text.length > limits.comment - 200 && `${text.length} of ${limits.comment}`}
          </span>
          <Button size="sm" variant="ghost" onClick={cancel}>
            Cancel
          </Button>
          <Button
            size="sm"
            variant="primary"
            type="submit"
            loading={busy}
            disabled={!text.trim() || over}
          >
            {action}
          </Button>
        </div>
      )}
    </form>
  )
}
