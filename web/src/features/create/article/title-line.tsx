import { type KeyboardEvent, useId } from 'react'
import { Message } from '../../../ui/feedback/message.tsx'
import { useEditing } from '../editor/use-editor.ts'
import styles from './article.module.css'

/** The title as it will be read. It wraps and has no lines of its own: Enter goes on to the text. */
export function TitleLine({ onDone }: { onDone: () => void }) {
  const { fields, problems, change } = useEditing()
  const id = useId()
  const next = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onDone()
  }
  return (
    <div className={styles.titleLine}>
      <textarea
        className={styles.title}
        rows={1}
        aria-label="Title"
        aria-invalid={problems.title ? true : undefined}
        aria-describedby={problems.title ? id : undefined}
        placeholder="Title"
        value={fields.title}
        onKeyDown={next}
        onChange={({ currentTarget }) =>
          change({ title: currentTarget.value.replace(/\s*\n\s*/g, ' ') })
        }
      />
      {problems.title && <Message id={id}>{problems.title}</Message>}
    </div>
  )
}
