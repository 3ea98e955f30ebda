import { useEffect, useEffectEvent, useState } from 'react'
import { go } from '../../../core/navigation/app-link.tsx'
import { Button } from '../../../ui/form/button.tsx'
import type { NextPart } from './next-part.ts'
import styles from './notice.module.css'

const waits = 8

type Props = { part: NextPart; onGo?: () => void; onCancel: () => void }

/** After the end of a part the next one starts automatically, unless someone cancels. */
export function UpNext({ part: { title, href }, onGo, onCancel }: Props) {
  const [left, setLeft] = useState(waits)
  const leave = useEffectEvent(() => {
    onGo?.()
    void go(href)
  })
  useEffect(() => {
    if (left <= 0) return leave()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <div className={styles.cover}>
      <p className={styles.number} aria-hidden="true">
        Next in {left}
      </p>
      <p className={styles.title} role="status">
        Up next: {title}
      </p>
      <div className={styles.actions}>
        <Button variant="outline" className={styles.quiet} onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="primary" href={href} onClick={() => onGo?.()}>
          Play now
        </Button>
      </div>
    </div>
  )
}
