import { Spinner } from '../ui/feedback/spinner.tsx'
import styles from './route-state.module.css'

export function RoutePending() {
  return (
    <div className={styles.pending}>
      <Spinner size={32} label="Loading" />
    </div>
  )
}
