import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import styles from './emoji-picker.module.css'

/** As large as what comes, so that it stays where it opened. */
export function PickerSkeleton() {
  return (
    <div className={styles.picker} aria-busy="true">
      <VisuallyHidden role="status">Loading emojis</VisuallyHidden>
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={200} />
    </div>
  )
}
