import type { Currency, StudioDays } from '@fanfare/contract'
import { currencies } from '@fanfare/contract/money'
import { keepPreviousData } from '@tanstack/react-query'
import { LoadError } from '../../../../core/api/load-error.tsx'
import { restate } from '../../../../core/navigation/app-link.tsx'
import { useSearchParam } from '../../../../core/navigation/use-search-param.ts'
import { DayChart } from '../../../../ui/chart/day-chart.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { SortSelect } from '../../../../ui/form/sort-select.tsx'
import { FilterTabs } from '../../../../ui/layout/filter-tabs.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'
import typography from '../../../../ui/text/typography.module.css'
import { useStudioDays } from '../use-studio-days.ts'
import styles from './chart.module.css'
import {
  drawnOf,
  type Length,
  lengthFrom,
  type Metric,
  marksOf,
  metricFrom,
  metrics,
  periods,
  sumWords,
} from './charted.ts'
import { NothingToDraw } from './nothing-to-draw.tsx'

/** One chart of what was chosen, with the period before and what was published. */
export function ChartPanel() {
  const metric = metricFrom(useSearchParam<'/dashboard'>('chart'))
  const length = lengthFrom(useSearchParam<'/dashboard'>('days'))
  const asked = useSearchParam<'/dashboard'>('currency')
  const currency = currencies.find((one) => one === asked)
  const read = useStudioDays(Number(length), { placeholderData: keepPreviousData })
  const shown = { metric, length, currency }
  return (
    <Panel
      className={styles.panel}
      aria-busy={read.isPending || read.isPlaceholderData || undefined}
    >
      {read.data ? (
        <Drawn days={read.data} shown={shown} />
      ) : read.error ? (
        <LoadError title="We couldn’t load your chart" read={read} />
      ) : (
        <>
          <VisuallyHidden role="status">Loading your chart</VisuallyHidden>
          <Skeleton shape="block" height={320} />
        </>
      )}
    </Panel>
  )
}

interface Shown {
  readonly metric: Metric
  readonly length: Length
  readonly currency: Currency | undefined
}

function Drawn({ days, shown }: { days: StudioDays; shown: Shown }) {
  const drawn = drawnOf(days, shown.metric, shown.currency)
  const isQuiet = !drawn || drawn.values.every((value) => value === 0)
  const half = days.dates.length / 2
  return (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{drawn?.title ?? 'Earnings per day'}</h2>
          {drawn && !isQuiet && <p className={typography.secondary}>{sumWords(drawn)}</p>}
        </div>
        <Choices days={days} shown={shown} />
      </header>
      {isQuiet ? (
        <NothingToDraw metric={shown.metric} />
      ) : (
        <DayChart
          label={drawn.title}
          dates={days.dates.slice(half)}
          main={{ name: drawn.name, values: drawn.values.slice(half) }}
          other={{
            name: `${half} days before`,
            values: drawn.values.slice(0, half),
            isDashed: true,
          }}
          marks={marksOf(days.posts)}
          text={drawn.text}
          shortText={drawn.shortText}
          unit={drawn.unit}
          isTotal={drawn.isTotal}
        />
      )}
    </>
  )
}

function Choices({
  days,
  shown: { metric, length, currency },
}: {
  days: StudioDays
  shown: Shown
}) {
  const soldIn = days.earnings.map((one) => one.currency)
  const show = (next: { chart?: Metric; days?: Length; currency?: Currency }) =>
    void restate<'/dashboard'>({ chart: metric, days: length, currency, ...next })
  return (
    <div className={styles.choices}>
      <FilterTabs
        label="Chart"
        options={metrics}
        value={metric}
        onChoose={(chart) => show({ chart })}
      />
      {metric === 'earnings' && soldIn[0] && soldIn.length > 1 && (
        <SortSelect
          label="Currency"
          value={currency ?? soldIn[0]}
          options={soldIn.map((one) => [one, one] as const)}
          onChange={(next) => show({ currency: next })}
        />
      )}
      <SortSelect
        label="Period"
        value={length}
        options={periods}
        onChange={(next) => show({ days: next })}
      />
    </div>
  )
}
