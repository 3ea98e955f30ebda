import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './form-error.module.css'

export function FormError({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div role="alert" className={styles.box}>
      <CircleAlert size={20} />
      <div>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </div>
  )
}
