import type { AudienceView, EarningsPeriod } from '@fanfare/contract'
import type { ReactNode } from 'react'
import { LoadError } from '../../core/api/load-error.tsx'
import { FigureSkeleton } from '../../ui/layout/figure-skeleton.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './subscribers.module.css'
import { useAudience } from './use-audience.ts'

type Props = { period: EarningsPeriod; children: (audience: AudienceView) => ReactNode }

/** The figures, that they come, or that they did not. */
export function AudienceState({ period, children }: Props) {
  const { data, error, refetch, isFetching } = useAudience(period)
  if (data) return <div className={styles.screen}>{children(data)}</div>
  if (error) {
    return <LoadError title="We couldn’t load your stats" read={{ error, refetch, isFetching }} />
  }
  return (
    <div aria-busy="true" className={styles.screen}>
      <VisuallyHidden role="status">Loading your stats</VisuallyHidden>
      <FigureSkeleton chart={styles.wide} />
    </div>
  )
}
