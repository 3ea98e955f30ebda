import { ArrowUp } from 'lucide-react'
import { Button } from '../../ui/form/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './new-arrivals.module.css'
import { arrivalWords } from './notification-words.ts'

/** Floats over the list and leads to its top, where what has come is shown. */
export function NewArrivals({ count }: { count: number }) {
  const words = count > 0 ? arrivalWords(count) : ''
  return (
    <div className={styles.float}>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {words && (
        <div className={styles.pill}>
          <Button
            variant="primary"
            icon={<ArrowUp size={16} />}
            onClick={() => scrollTo({ top: 0 })}
          >
            {words}
          </Button>
        </div>
      )}
    </div>
  )
}
