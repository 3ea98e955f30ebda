import type { AudienceView, ReportPeriod } from '@fanfare/contract'
import type { ReactNode } from 'react'
import { LoadError } from '../../core/api/load-error.tsx'
import report from '../../ui/layout/figure.module.css'
import { FigureSkeleton } from '../../ui/layout/figure-skeleton.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { useAudience } from './use-audience.ts'

type Props = { period: ReportPeriod; children: (audience: AudienceView) => ReactNode }

/** The figures, that they come, or that they did not. */
export function AudienceState({ period, children }: Props) {
  const query = useAudience(period)
  const { data, error } = query
  if (data) return <div className={report.report}>{children(data)}</div>
  if (error) {
    return <LoadError title="We couldn’t load your stats" read={query} />
  }
  return (
    <div aria-busy="true" className={report.report}>
      <VisuallyHidden role="status">Loading your stats</VisuallyHidden>
      <FigureSkeleton chart={report.wide} />
    </div>
  )
}
