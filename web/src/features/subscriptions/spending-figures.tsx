import type { SubscriptionView } from '@fanfare/contract'
import type { ReactNode } from 'react'
import { moneyText } from '../../app/money.ts'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './figures.module.css'
import { watchedWords } from './subscription-words.ts'
import { useSpending } from './use-subscriptions.ts'

type Props = { active: readonly SubscriptionView[] | undefined; isAll: boolean }

/** Each currency by itself; what cannot be read is left out, for the list below says why. */
export function SpendingFigures({ active, isAll }: Props) {
  const { data, error } = useSpending()
  const bone = error ? 'Not known now' : <Skeleton width="60%" height={28} />
  const monthly = data?.currencies.filter(({ monthly: { amount } }) => amount > 0)
  const count = active?.length
  return (
    <div className={styles.figures}>
      <Figure name="Active subscriptions">
        {count === undefined ? bone : `${count}${isAll ? '' : '+'}`}
      </Figure>
      <Figure name="Monthly spending" hint="A yearly price counts as a twelfth.">
        {monthly
          ? monthly.map(({ monthly: sum }) => moneyText(sum)).join(' + ') || 'Nothing'
          : bone}
      </Figure>
      <Figure name="Watched" hint="Of creators you subscribe to.">
        {data ? watchedWords(data.watchedSeconds) : bone}
      </Figure>
    </div>
  )
}

type FigureProps = { name: string; hint?: string; children: ReactNode }

function Figure({ name, hint, children }: FigureProps) {
  return (
    <Panel>
      <p className={styles.name}>{name}</p>
      <div className={styles.value}>{children}</div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </Panel>
  )
}
