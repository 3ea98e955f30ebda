import { useEffect, useState } from 'react'
import { go } from '../../../app/app-link.tsx'
import { Button } from '../../../ui/button.tsx'
import styles from './notice.module.css'

const waits = 8

type Props = { title: string; href: string; onCancel: () => void }

/** After the end of a part the next one comes by itself, unless someone says no. */
export function UpNext({ title, href, onCancel }: Props) {
  const [left, setLeft] = useState(waits)
  useEffect(() => {
    if (left <= 0) void go(href)
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, href])
  return (
    <div className={styles.cover}>
      <p className={styles.number} aria-hidden="true">
        Next in {left}
      </p>
      <p className={styles.title} role="status">
        Up next: {title}
      </p>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="primary" href={href}>
          Play now
        </Button>
      </div>
    </div>
  )
}
