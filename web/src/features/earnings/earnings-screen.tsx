import type { Currency, EarningsPeriod, EarningsView } from '@fanfare/contract'
import { Download } from 'lucide-react'
import { restate } from '../../app/app-link.tsx'
import { LoadError } from '../../app/load-error.tsx'
import { periodFrom, periods } from '../../app/periods.ts'
import { useSearchParam } from '../../app/use-search-param.ts'
import { useTitle } from '../../app/use-title.ts'
import { Button } from '../../ui/button.tsx'
import { FigureBones } from '../../ui/figure-bones.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SortSelect } from '../../ui/sort-select.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { currencyFrom } from './currency.ts'
import styles from './earnings.module.css'
import { Money } from './money-panels.tsx'
import { PiecesPanel } from './pieces-panel.tsx'
import { SalesPanel } from './sales-panel.tsx'
import { ShareByDay } from './share-by-day.tsx'
import { Sums } from './sums.tsx'
import { useEarnings } from './use-earnings.ts'
import { WaitingPanels } from './waiting-panels.tsx'

/** The dashboard's Earnings tab, as far as it is about sales. */
export function EarningsScreen() {
  useTitle('Earnings')
  const period = periodFrom(useSearchParam('period'))
  const currency = currencyFrom(useSearchParam('currency'))
  const { data, error, refetch, isFetching } = useEarnings(currency, period)
  if (data) return <Earnings earnings={data} period={period} />
  if (!error) return <EarningsSkeleton />
  return (
    <LoadError title="Your earnings could not be loaded" read={{ error, refetch, isFetching }} />
  )
}

type Props = { earnings: EarningsView; period: EarningsPeriod }

function Earnings({ earnings, period }: Props) {
  const { currency, days } = earnings
  return (
    <div className={styles.earnings}>
      <Tools earnings={earnings} period={period} />
      <WaitingPanels waiting={earnings.waiting} />
      <Money earnings={earnings} />
      <Sums sums={earnings.sums} />
      <Panel className={styles.wide} title="Your share by day">
        <ShareByDay days={days} currency={currency} />
      </Panel>
      <SalesPanel currency={currency} />
      <PiecesPanel pieces={earnings.pieces} currency={currency} />
    </div>
  )
}

function Tools({ earnings: { currency, currencies }, period }: Props) {
  const show = (next: { period?: EarningsPeriod; currency?: Currency }) =>
    void restate({ period, currency, ...next })
  return (
    <div className={styles.tools}>
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
    <div aria-busy="true" className={styles.earnings}>
      <VisuallyHidden role="status">Loading your earnings</VisuallyHidden>
      <FigureBones chart={styles.wide} />
    </div>
  )
}
