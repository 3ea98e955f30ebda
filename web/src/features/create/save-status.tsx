import { Check, CircleAlert, PencilLine } from 'lucide-react'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { fieldLabels } from './editor/field-labels.ts'
import type { FieldName } from './editor/fields.ts'
import { useEditing } from './editor/use-editor.ts'
import styles from './wizard.module.css'

/** A draft saves itself; this says how that goes. */
export function SaveStatus() {
  const { status, problem, problems, unfinished } = useEditing()
  const faulty = (Object.keys(problems) as FieldName[]).map((name) => fieldLabels[name])
  const open = [...new Set([...unfinished, ...faulty])]
  if (status === 'failed') {
    return (
      <span className={styles.status} role="alert" data-bad>
        <CircleAlert size={16} />
        Not saved. {problem?.detail ?? 'We’ll try again in a moment.'}
      </span>
    )
  }
  return (
    <span className={styles.status} role="status">
      {status === 'saved' && <Check size={16} />}
      {status === 'saving' && <Spinner />}
      {(status === 'waiting' || status === 'conflict') && <PencilLine size={16} />}
      {status === 'saved' && 'Saved'}
      {status === 'saving' && 'Saving'}
      {(status === 'waiting' || status === 'conflict') &&
        (open.length > 0 ? `Not saved: ${open.join(', ')}` : 'Not saved yet')}
    </span>
  )
}
