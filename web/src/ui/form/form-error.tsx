import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './form-error.module.css'

export function FormError({ title, children }: { title: string; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  // The error is above a form whose button may be a screen further down.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} role="alert" className={styles.box}>
      <CircleAlert size={20} />
      <div>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </div>
  )
}
