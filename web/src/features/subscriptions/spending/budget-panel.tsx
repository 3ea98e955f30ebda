import type { MonthlySpend } from '@fanfare/contract'
import { useState } from 'react'
import { moneyText } from '../../../app/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ProgressBar } from '../../../ui/progress.tsx'
import factList from '../fact-list.module.css'
import { BudgetDialog } from './budget-dialog.tsx'
import { budgetWords, expectedOf } from './budget-words.ts'
import styles from './spending.module.css'

/** Each currency by itself: they are never added up. */
export function BudgetPanel({ currencies }: { currencies: readonly MonthlySpend[] }) {
  const [editing, setEditing] = useState<MonthlySpend | 'another'>()
  return (
    <Panel title="This month">
      {currencies.map((spend) => (
        <Spend key={spend.monthly.currency} spend={spend} onEdit={() => setEditing(spend)} />
      ))}
      {currencies.length === 0 && (
        <p className={styles.hint}>
          You have paid nothing this month and nothing is to renew. A budget makes us ask before a
          payment passes it.
        </p>
      )}
      <div className={styles.after}>
        <Button variant="outline" onClick={() => setEditing('another')}>
          {currencies.length === 0 ? 'Set a budget' : 'Budget in another currency'}
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
            ['Subscriptions, each month', monthly],
            ['Paid so far, for everything', paidThisMonth],
            ['Still to renew', comingThisMonth],
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
