import type { AudienceView, ReportPeriod } from '@fanfare/contract'
import { periodFrom, periods } from '../../core/format/periods.ts'
import { restate } from '../../core/navigation/app-link.tsx'
import { useSearchParam } from '../../core/navigation/use-search-param.ts'
import { SortSelect } from '../../ui/form/sort-select.tsx'
import report from '../../ui/layout/figure.module.css'
import { Figure, Figures } from '../../ui/layout/figure.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import rows from '../../ui/layout/rows.module.css'
import { Meaning } from '../../ui/overlay/meaning.tsx'
import { percentText } from '../../ui/text/percent.ts'
import { AudienceState } from './audience-state.tsx'
import { CohortTable } from './figures/cohort-table.tsx'
import { JoinedAndLeft } from './figures/joined-and-left.tsx'
import { ChurnFigure } from './figures/subscriber-figures.tsx'
import { shareWords } from './share-words.ts'

/** The tab Subscriptions of Analytics. */
export function AnalyticsScreen() {
  const period = periodFrom(useSearchParam<'/dashboard/subscriptions/analytics'>('period'))
  return (
    <AudienceState period={period}>
      {(audience) => <Analytics audience={audience} period={period} />}
    </AudienceState>
  )
}

type Props = { audience: AudienceView; period: ReportPeriod }

function Analytics({ audience, period }: Props) {
  const { churn, trials, days, cohorts } = audience
  return (
    <>
      <div className={report.tools}>
        <SortSelect
          label="Period"
          value={period}
          options={periods}
          onChange={(next) => void restate<'/dashboard/subscriptions/analytics'>({ period: next })}
        />
      </div>
      <Figures>
        <ChurnFigure churn={churn} />
        <Figure
          name="Trial conversion"
          value={percentText(trials)}
          means="Of the trials that ended in this period, the share that became paid subscriptions. Trials whose first payment is still being retried aren’t counted yet."
        >
          {shareWords(trials, 'No trials ended in this period')}
        </Figure>
      </Figures>
      <Panel className={report.wide} title="Joined and left">
        <JoinedAndLeft days={days} />
      </Panel>
      <Panel className={report.wide} title="Retention" aside="Last 12 months">
        <Retention cohorts={cohorts} />
      </Panel>
    </>
  )
}

function Retention({ cohorts }: Pick<AudienceView, 'cohorts'>) {
  if (cohorts.length === 0) {
    return (
      <p className={rows.hint}>
        Once someone starts a paid tier or a trial, you’ll see how many people stay from month to
        month.
      </p>
    )
  }
  return (
    <>
      <CohortTable cohorts={cohorts} />
      <Meaning of="Retention">
        Of everyone who started a paid tier or a trial in a month, the share whose subscription
        hadn’t ended after that many full months. A column fills in once everyone in that month has
        had the time. Paused subscriptions count as staying. Free tiers, gifts and complimentary
        access aren’t included.
      </Meaning>
    </>
  )
}
