import { Check } from 'lucide-react'
import styles from './check-list.module.css'

/** A list with check marks. */
export function CheckList({ label, lines }: { label: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {lines.map((line) => (
        <li key={line}>
          <Check size={16} aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
  )
}
