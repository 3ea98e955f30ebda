import type { ComponentPropsWithRef } from 'react'
import styles from './visually-hidden.module.css'

export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} className={styles.hidden} />
}
