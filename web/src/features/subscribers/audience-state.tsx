import type { AudienceView, EarningsPeriod } from '@fanfare/contract'
import type { ReactNode } from 'react'
import { LoadError } from '../../app/load-error.tsx'
import { FigureBones } from '../../ui/figure-bones.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './subscribers.module.css'
import { useAudience } from './use-audience.ts'

type Props = { period: EarningsPeriod; children: (audience: AudienceView) => ReactNode }

/** The figures, that they come, or that they did not. */
export function AudienceState({ period, children }: Props) {
  const { data, error, refetch, isFetching } = useAudience(period)
  if (data) return <div className={styles.screen}>{children(data)}</div>
  if (error) {
    return (
      <LoadError title="Your figures could not be loaded" read={{ error, refetch, isFetching }} />
    )
  }
  return (
    <div aria-busy="true" className={styles.screen}>
      <VisuallyHidden role="status">Loading your figures</VisuallyHidden>
      <FigureBones chart={styles.wide} />
    </div>
  )
}
