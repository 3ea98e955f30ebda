import type { ContentFields } from '@fanfare/contract'
import { categories } from '@fanfare/contract/categories'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './conflict-dialog.module.css'
import { fieldLabels } from './editor/field-labels.ts'
import { type FieldName, fieldsOf } from './editor/fields.ts'
import { useEditing } from './editor/use-editor.ts'

const textIn = (node: unknown): string => {
  if (typeof node !== 'object' || node === null) return ''
  const { text, content } = node as { text?: string; content?: unknown[] }
  return text ?? (content ?? []).map(textIn).join(' ')
}

const words = (name: FieldName, fields: ContentFields): string => {
  if (name === 'category') return categories[fields.category].name
  if (name === 'tags') return fields.tags.join(', ')
  if (name === 'article') return textIn(fields.article)
  if (name === 'pricing') {
    const { pricing } = fields
    return pricing.type === 'paid' ? (pricing.price.amount / 100).toFixed(2) : pricing.type
  }
  if (name === 'chapters') return fields.chapters.map(({ title }) => title).join(', ')
  if (name === 'earlyAccess') {
    return fields.earlyAccess
      ? `${fields.earlyAccess.level}, ${fields.earlyAccess.days} days`
      : 'None'
  }
  const value = fields[name]
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  return String(value)
}

/** Two tabs wrote different things in the same place; one person decides. */
export function ConflictDialog() {
  const { clash, fields, resolve } = useEditing()
  const theirs = clash && fieldsOf(clash.theirs)
  return (
    <Dialog
      open={clash !== null}
      firm
      onClose={() => {}}
      title="This piece was changed in another tab"
      description="Both wrote in the same place. Everything else of both is kept either way."
      size="lg"
      actions={
        <>
          <Button variant="outline" onClick={() => resolve('theirs')}>
            Take theirs
          </Button>
          <Button variant="primary" data-first onClick={() => resolve('mine')}>
            Keep mine
          </Button>
        </>
      }
    >
      {theirs &&
        clash.names.map((name) => (
          <section key={name} className={styles.field} aria-label={fieldLabels[name]}>
            <h3 className={styles.name}>{fieldLabels[name]}</h3>
            <div className={styles.sides}>
              <Side title="Mine, here">{words(name, fields)}</Side>
              <Side title="Theirs, saved">{words(name, theirs)}</Side>
            </div>
          </section>
        ))}
    </Dialog>
  )
}

function Side({ title, children }: { title: string; children: string }) {
  return (
    <div className={styles.side}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{children || 'Nothing'}</p>
    </div>
  )
}
