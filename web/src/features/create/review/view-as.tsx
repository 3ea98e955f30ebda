import { Eye } from 'lucide-react'
import { withSearch } from '../../../core/navigation/paths.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useEditing } from '../editor/use-editor.ts'
import styles from './review.module.css'

const eyes = [
  ['anonymous', 'A visitor'],
  ['subscriber', 'A subscriber'],
  ['premium', 'A premium subscriber'],
  ['buyer', 'A buyer'],
] as const

/** Previews the page as someone else sees it, before and after publishing. */
export function ViewAs() {
  const { draft } = useEditing()
  return (
    <Panel title="View as">
      <div className={styles.eyes}>
        {eyes.map(([as, label]) => (
          <Button
            key={as}
            size="sm"
            variant="outline"
            icon={<Eye size={16} />}
            href={withSearch(`/content/${draft.id}`, { as })}
            target="_blank"
          >
            {label}
          </Button>
        ))}
      </div>
    </Panel>
  )
}
