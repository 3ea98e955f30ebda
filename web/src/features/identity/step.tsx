import { type ReactNode, useEffect, useRef } from 'react'
import styles from './step.module.css'

type Props = {
  title: string
  lead?: ReactNode
  icon?: ReactNode
  tone?: 'good' | 'bad'
  /** It replaces what someone was just doing, so the title gets the focus and is announced. */
  follows?: boolean
  foot?: ReactNode
  children?: ReactNode
}

export function Step({ title, lead, icon, tone, follows = false, foot, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (follows) heading.current?.focus()
  }, [follows])
  return (
    <>
      {icon && (
        <div className={styles.icon} data-tone={tone}>
          {icon}
        </div>
      )}
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <div className={styles.lead}>{lead}</div>}
      {children && <div className={styles.body}>{children}</div>}
      {foot && <p className={styles.foot}>{foot}</p>}
    </>
  )
}
