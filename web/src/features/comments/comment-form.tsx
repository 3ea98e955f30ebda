import type { ContentId } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { type FormEvent, type KeyboardEvent, Suspense } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'
import { plural } from '../../ui/text/format.ts'
import styles from './comment-form.module.css'
import { optionIdOf } from './option-id.ts'
import { useKeptText } from './use-kept-text.ts'
import { useMentions } from './use-mentions.ts'

const MentionList = lazyComponent(() => import('./mention-list.tsx'), 'MentionList')

type Props = {
  contentId: ContentId
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
    contentId,
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
  const mentions = useMentions(contentId, text, keep)
  const { people, listId } = mentions
  const isOffering = people.length > 0
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
    if (mentions.press(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
    if (event.key === 'Escape' && onCancel) cancel()
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <div className={styles.box}>
        <textarea
          ref={mentions.area}
          // biome-ignore lint/a11y/noAutofocus: it was asked for by pressing Reply or Edit
          autoFocus={focused}
          className={styles.text}
          aria-label={label}
          aria-autocomplete="list"
          aria-controls={isOffering ? listId : undefined}
          aria-activedescendant={isOffering ? optionIdOf(listId, mentions.active) : undefined}
          placeholder={label}
          rows={1}
          value={text}
          onChange={(event) => {
            keep(event.currentTarget.value)
            mentions.look(event)
          }}
          onSelect={mentions.look}
          onBlur={mentions.leave}
          onKeyDown={press}
        />
        {isOffering && (
          <Suspense>
            <MentionList
              id={listId}
              people={people}
              active={mentions.active}
              onChoose={mentions.choose}
            />
          </Suspense>
        )}
      </div>
      <VisuallyHidden role="status">
        {isOffering && `${plural(people.length, 'person', 'people')} to mention`}
      </VisuallyHidden>
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
