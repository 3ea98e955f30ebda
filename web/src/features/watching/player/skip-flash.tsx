import { ChevronsLeft, ChevronsRight } from 'lucide-react'
import styles from './skip-flash.module.css'
import type { Skipped } from './use-touch-seek.ts'

/** Beside the finger that tapped twice. The position slider says the same to screen readers. */
export function SkipFlash({ side, seconds }: Skipped) {
  return (
    <div className={styles.flash} data-side={side} aria-hidden="true">
      {side === 'back' ? <ChevronsLeft size={20} /> : <ChevronsRight size={20} />}
      {seconds} seconds
    </div>
  )
}
