import { ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../form/button.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './arrivals.module.css'

type Props = {
  /** Empty while nothing has come. */
  words: string
  isLoading?: boolean
  onShow: () => void
  children?: ReactNode
}

/** What has come since a list was read. Floats over it, so that nothing moves under somebody who reads. */
export function Arrivals({ words, isLoading = false, onShow, children }: Props) {
  return (
    <div className={styles.float}>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {words && (
        <Button
          variant="primary"
          className={styles.pill}
          icon={<ArrowUp size={16} />}
          loading={isLoading}
          onClick={onShow}
        >
          {children}
          {words}
        </Button>
      )}
    </div>
  )
}
