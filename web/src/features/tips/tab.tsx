import type { OrderView, TipTab } from '@fanfare/contract'
import { useState } from 'react'
import { toastProblem } from '../../core/api/toast-result.ts'
import { moneyText } from '../../core/format/money.ts'
import { Button } from '../../ui/form/button.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import rows from '../../ui/layout/rows.module.css'
import { ChargeOfTab } from './charge-of-tab.tsx'
import { TipRow } from './tip-row.tsx'
import { retryWords, whenWords } from './tip-words.ts'
import styles from './tips.module.css'
import { useSettleTab } from './use-tips.ts'

/** The tips of one currency, their total, and when they are charged. */
export function Tab({ tab }: { tab: TipTab }) {
  const { currency, state, tips, total, processing, failure, abilities } = tab
  const settle = useSettleTab()
  const [settled, setSettled] = useState<OrderView | null>(null)
  const pay = () =>
    void settle
      .run({ params: { currency } })
      .then(({ order }) => setSettled(order))
      .catch(toastProblem)
  return (
    <section className={styles.tab} aria-label={`Pending tips in ${currency}`}>
      {failure && (
        <FormError title="We couldn’t charge your tips">
          {failure.message} {retryWords(tab)}
        </FormError>
      )}
      <ul className={rows.rows}>
        {tips.map((tip) => (
          <TipRow key={tip.id} tip={tip} />
        ))}
      </ul>
      <div className={styles.foot}>
        <div className={styles.words}>
          <p>
            <span className={rows.sum}>{moneyText(total)}</span> including a {moneyText(processing)}{' '}
            processing fee
          </p>
          {state === 'open' && <p className={rows.hint}>{whenWords(tab)}</p>}
        </div>
        {abilities.settle && (
          <Button variant="outline" loading={settle.isPending} onClick={pay}>
            Pay {moneyText(total)} now
          </Button>
        )}
      </div>
      {state === 'charging' && tab.orderId && (
        <ChargeOfTab orderId={tab.orderId} isOurs={settled?.id === tab.orderId} />
      )}
    </section>
  )
}
