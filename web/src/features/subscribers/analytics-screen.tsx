import type { AudienceView, EarningsPeriod } from '@fanfare/contract'
import { restate } from '../../app/app-link.tsx'
import { periodFrom, periods } from '../../app/periods.ts'
import { useSearchParam } from '../../app/use-search-param.ts'
import { useTitle } from '../../app/use-title.ts'
import { Figure, Figures } from '../../ui/figure.tsx'
import { Meaning } from '../../ui/meaning.tsx'
import { Panel } from '../../ui/panel.tsx'
import { percentText } from '../../ui/percent.ts'
import rows from '../../ui/rows.module.css'
import { SortSelect } from '../../ui/sort-select.tsx'
import { AudienceState } from './audience-state.tsx'
import { CohortTable } from './figures/cohort-table.tsx'
import { Movement } from './figures/movement.tsx'
import { ChurnFigure } from './figures/standing-figures.tsx'
import { shareWords } from './share-words.ts'
import styles from './subscribers.module.css'

/** The inner tab Analytics. */
export function AnalyticsScreen() {
  useTitle('Subscription analytics')
  const period = periodFrom(useSearchParam('period'))
  return (
    <AudienceState period={period}>
      {(audience) => <Analytics audience={audience} period={period} />}
    </AudienceState>
  )
}

type Props = { audience: AudienceView; period: EarningsPeriod }

function Analytics({ audience, period }: Props) {
  const { churn, trials, days, cohorts } = audience
  return (
    <>
      <div className={styles.tools}>
        <SortSelect
          label="Period"
          value={period}
          options={periods}
          onChange={(next) => void restate({ period: next })}
        />
      </div>
      <Figures>
        <ChurnFigure churn={churn} />
        <Figure
          name="Trial conversion"
          value={percentText(trials)}
          means="Of the trials that ended in this period, how many became a paid subscription. A trial whose first payment is still being tried is not counted yet."
        >
          {shareWords(trials, 'No trial ended in this period')}
        </Figure>
      </Figures>
      <Panel className={styles.wide} title="Joined and left">
        <Movement days={days} />
      </Panel>
      <Panel className={styles.wide} title="Who stayed" aside="last 12 months">
        <Retention cohorts={cohorts} />
      </Panel>
    </>
  )
}

function Retention({ cohorts }: Pick<AudienceView, 'cohorts'>) {
  if (cohorts.length === 0) {
    return (
      <p className={rows.hint}>
        Once somebody has begun a paid tier or a trial, their month stands here with how many of
        them stayed.
      </p>
    )
  }
  return (
    <>
      <CohortTable cohorts={cohorts} />
      <Meaning of="Who stayed">
        Of everyone who began a paid tier or a trial in a month, the share whose subscription had
        not ended after so many whole months. A month stands there once all of them have had the
        time. Paused ones are still there; free tiers, gifts and complimentary access are left out.
      </Meaning>
    </>
  )
}
