import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from '../form/field.module.css'

export function Message({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.error} id={id}>
      <CircleAlert size={16} />
      <span>{children}</span>
    </div>
  )
}
