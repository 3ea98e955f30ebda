import { X } from 'lucide-react'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import styles from './search-layer.module.css'
import type { Recent } from './use-recent.ts'

/** Over the rows they belong to, not in them: an option may hold no button. */
export function RecentControls({ recent }: { recent: Recent }) {
  if (recent.searches.length === 0) return null
  return (
    <div className={styles.controls}>
      <Button variant="ghost" size="sm" onClick={recent.clear}>
        Clear all
      </Button>
      {recent.searches.map((words) => (
        <IconButton
          key={words}
          small
          label={`Remove ${words}`}
          icon={<X size={16} />}
          onClick={() => recent.remove(words)}
        />
      ))}
    </div>
  )
}
