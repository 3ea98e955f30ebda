import type { ContentFields } from '@fanfare/contract'
import { categories } from '@fanfare/contract/categories'
import { moneyText } from '../../core/format/money.ts'
import { Button } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { plural } from '../../ui/text/format.ts'
import styles from './conflict-dialog.module.css'
import { fieldLabels } from './editor/field-labels.ts'
import { type FieldName, fieldsOf } from './editor/fields.ts'
import { useEditing } from './editor/use-editor.ts'
import { audienceWords, priceWords } from './pricing/pricing-words.ts'

const textIn = (node: unknown): string => {
  if (typeof node !== 'object' || node === null) return ''
  const { text, content } = node as { text?: string; content?: unknown[] }
  return text ?? (content ?? []).map(textIn).join(' ')
}

const words = (name: FieldName, fields: ContentFields): string => {
  if (name === 'visibility') return audienceWords[fields.visibility]
  if (name === 'category') return categories[fields.category].name
  if (name === 'tags') return fields.tags.join(', ')
  if (name === 'article') return textIn(fields.article)
  if (name === 'pricing') {
    const { pricing } = fields
    return pricing.type === 'paid' ? moneyText(pricing.price) : priceWords[pricing.type]
  }
  if (name === 'chapters') return fields.chapters.map(({ title }) => title).join(', ')
  if (name === 'earlyAccess') {
    return fields.earlyAccess
      ? `${audienceWords[fields.earlyAccess.level]}, ${plural(fields.earlyAccess.days, 'day')}`
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
      title="This post was changed in another tab"
      description="Both tabs edited the fields below. All other changes are kept either way."
      size="lg"
      actions={
        <>
          <Button variant="outline" onClick={() => resolve('theirs')}>
            Use the other tab’s version
          </Button>
          <Button variant="primary" data-first onClick={() => resolve('mine')}>
            Keep this tab’s version
          </Button>
        </>
      }
    >
      {theirs &&
        clash.names.map((name) => (
          <section key={name} className={styles.field} aria-label={fieldLabels[name]}>
            <h3 className={styles.name}>{fieldLabels[name]}</h3>
            <div className={styles.sides}>
              <Side title="This tab">{words(name, fields)}</Side>
              <Side title="Other tab (saved)">{words(name, theirs)}</Side>
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
      <p className={styles.text}>{children || 'Empty'}</p>
    </div>
  )
}
