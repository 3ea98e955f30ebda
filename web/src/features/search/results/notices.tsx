import { Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import styles from './notices.module.css'

/** The search engine is away, and the database looked through beginnings of titles and names. */
export function Limited({ isAsking, onRetry }: { isAsking: boolean; onRetry: () => void }) {
  return (
    <div className={styles.notice}>
      <Info size={16} />
      <p role="status">
        Search is limited right now. We only looked at how titles and names begin, so some results
        may be missing and filters aren’t applied.
      </p>
      <Button variant="outline" size="sm" loading={isAsking} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

const patience = 3000

/** Said once somebody has waited for as long as a page may take. */
export function StillSearching() {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      {isSlow && <p className={styles.slow}>Still searching. This is taking longer than usual.</p>}
    </div>
  )
}
