import type { ProblemError } from '@fanfare/contract/client'
import { Button } from '../../ui/form/button.tsx'
import typography from '../../ui/text/typography.module.css'
import styles from './part-error.module.css'

type Props = {
  /** As in “We couldn’t load related posts”. */
  what: string
  read: { error: ProblemError | null; isFetching: boolean; refetch: () => unknown }
}

/** For a small part of a page: the page goes on without it, and says so. */
export function PartError({ what, read }: Props) {
  if (!read.error) return null
  return (
    <p className={styles.error} role="alert">
      <span className={typography.tertiary}>We couldn’t load {what}.</span>
      <Button
        size="sm"
        variant="ghost"
        loading={read.isFetching}
        onClick={() => void read.refetch()}
      >
        Try again
      </Button>
    </p>
  )
}
