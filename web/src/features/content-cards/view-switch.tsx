import { LayoutGrid, List } from 'lucide-react'
import styles from './view-switch.module.css'

export type View = 'grid' | 'list'
type Props = { view: View; onView: (view: View) => void }

const views = [
  { view: 'grid', label: 'Grid view', icon: LayoutGrid },
  { view: 'list', label: 'List view', icon: List },
] as const

export function ViewSwitch({ view: chosen, onView }: Props) {
  return (
    <fieldset className={styles.switch} aria-label="View">
      {views.map(({ view, label, icon: Icon }) => (
        <button
          key={view}
          type="button"
          className={styles.option}
          aria-label={label}
          title={label}
          aria-pressed={view === chosen}
          onClick={() => onView(view)}
        >
          <Icon size={16} />
        </button>
      ))}
    </fieldset>
  )
}
