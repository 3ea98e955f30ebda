import type { MonthlySpend } from '@fanfare/contract'
import { useState } from 'react'
import { moneyText } from '../../../core/format/money.ts'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import typography from '../../../ui/text/typography.module.css'
import { budgetWords, expectedOf } from '../../billing/index.ts'
import factList from '../fact-list.module.css'
import { BudgetDialog } from './budget-dialog.tsx'
import styles from './spending.module.css'

/** One line for each currency: they are never added up. */
export function BudgetPanel({ currencies }: { currencies: readonly MonthlySpend[] }) {
  const [editing, setEditing] = useState<MonthlySpend | 'another'>()
  return (
    <Panel title="This month">
      {currencies.map((spend) => (
        <Spend key={spend.monthly.currency} spend={spend} onEdit={() => setEditing(spend)} />
      ))}
      {currencies.length === 0 && (
        <p className={typography.secondary}>
          You haven’t paid anything this month and nothing is due to renew. Set a budget and we’ll
          ask before a payment goes over it.
        </p>
      )}
      <div className={styles.after}>
        <Button variant="outline" onClick={() => setEditing('another')}>
          {currencies.length === 0 ? 'Set a budget' : 'Add budget in another currency'}
        </Button>
      </div>
      {editing && (
        <BudgetDialog
          spend={editing === 'another' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Panel>
  )
}

function Spend({ spend, onEdit }: { spend: MonthlySpend; onEdit: () => void }) {
  const { monthly, paidThisMonth, comingThisMonth, budget } = spend
  const expected = expectedOf(spend)
  const words = budget ? 'Change budget' : 'Set a budget'
  const isOver = budget !== null && expected.amount > budget.amount
  return (
    <section className={styles.spend} aria-label={`Spending in ${monthly.currency}`}>
      <dl className={factList.facts}>
        {(
          [
            ['Subscriptions per month', monthly],
            ['Paid this month, all purchases', paidThisMonth],
            ['Still to renew this month', comingThisMonth],
          ] as const
        ).map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{moneyText(sum)}</dd>
          </div>
        ))}
      </dl>
      {budget && (
        <ProgressBar
          label={`Budget in ${monthly.currency}`}
          value={Math.min(expected.amount, budget.amount)}
          max={budget.amount}
        />
      )}
      <div className={styles.budget}>
        <p data-over={isOver || undefined}>{budgetWords(spend)}</p>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${words} in ${monthly.currency}`}
          onClick={onEdit}
        >
          {words}
        </Button>
      </div>
    </section>
  )
}
