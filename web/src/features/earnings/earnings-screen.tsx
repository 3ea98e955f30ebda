import type { Currency, EarningsView, ReportPeriod } from '@fanfare/contract'
import { currencies } from '@fanfare/contract/money'
import { Download } from 'lucide-react'
import { LoadError } from '../../core/api/load-error.tsx'
import { periodFrom, periods } from '../../core/format/periods.ts'
import { restate } from '../../core/navigation/app-link.tsx'
import { useSearchParam } from '../../core/navigation/use-search-param.ts'
import { StudioPage } from '../../core/studio/studio-page.tsx'
import { Button } from '../../ui/form/button.tsx'
import { SortSelect } from '../../ui/form/sort-select.tsx'
import report from '../../ui/layout/figure.module.css'
import { FigureSkeleton } from '../../ui/layout/figure-skeleton.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { ContentsPanel } from './contents-panel.tsx'
import { Money } from './money-panels.tsx'
import { SalesPanel } from './sales-panel.tsx'
import { ShareByDay } from './share-by-day.tsx'
import { Sums } from './sums.tsx'
import { useEarnings } from './use-earnings.ts'
import { WaitingPanels } from './waiting-panels.tsx'

/** The studio's Earnings. */
export function EarningsScreen() {
  return (
    <StudioPage title="Earnings">
      <OfPeriod />
    </StudioPage>
  )
}

function OfPeriod() {
  const period = periodFrom(useSearchParam<'/dashboard/earnings'>('period'))
  const asked = useSearchParam<'/dashboard/earnings'>('currency')
  const currency = currencies.find((one) => one === asked)
  const query = useEarnings(currency, period)
  const { data, error } = query
  if (data) return <Earnings earnings={data} period={period} />
  if (!error) return <EarningsSkeleton />
  return <LoadError title="We couldn’t load your earnings" read={query} />
}

type Props = { earnings: EarningsView; period: ReportPeriod }

function Earnings({ earnings, period }: Props) {
  const { currency, days } = earnings
  return (
    <div className={report.report}>
      <Tools earnings={earnings} period={period} />
      <WaitingPanels waiting={earnings.waiting} />
      <Money earnings={earnings} />
      <Sums sums={earnings.sums} />
      <Panel className={report.wide} title="Your earnings by day">
        <ShareByDay days={days} currency={currency} />
      </Panel>
      <SalesPanel currency={currency} />
      <ContentsPanel contents={earnings.contents} currency={currency} />
    </div>
  )
}

function Tools({ earnings: { currency, currencies }, period }: Props) {
  const show = (next: { period?: ReportPeriod; currency?: Currency }) =>
    void restate<'/dashboard/earnings'>({ period, currency, ...next })
  return (
    <div className={report.tools}>
      <SortSelect
        label="Period"
        value={period}
        options={periods}
        onChange={(next) => show({ period: next })}
      />
      {currencies.length > 1 && (
        <SortSelect
          label="Currency"
          value={currency}
          options={currencies.map((one) => [one, one] as const)}
          onChange={(next) => show({ currency: next })}
        />
      )}
      <Button
        variant="outline"
        icon={<Download size={16} />}
        href={`/api/payments/sales/export?currency=${currency}&period=${period}`}
        download
      >
        Export CSV
      </Button>
    </div>
  )
}

function EarningsSkeleton() {
  return (
    <div aria-busy="true" className={report.report}>
      <VisuallyHidden role="status">Loading your earnings</VisuallyHidden>
      <FigureSkeleton chart={report.wide} />
    </div>
  )
}
