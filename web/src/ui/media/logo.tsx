import { Megaphone } from 'lucide-react'
import styles from './logo.module.css'

export function Logo({ mark = false }: { mark?: boolean }) {
  return (
    <span className={styles.logo}>
      <span className={styles.mark} aria-hidden="true">
        <Megaphone size={16} />
      </span>
      {!mark && 'Fanfare'}
    </span>
  )
}
