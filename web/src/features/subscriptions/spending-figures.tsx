import type { SubscriptionView } from '@fanfare/contract'
import { moneyText } from '../../core/format/money.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Figure, Figures } from '../../ui/layout/figure.tsx'
import { useSpending } from '../billing/index.ts'
import { watchedWords } from './subscription-words.ts'

type Props = { active: readonly SubscriptionView[] | undefined; isAll: boolean }

/** Each currency by itself; what cannot be read is left out, for the list below says why. */
export function SpendingFigures({ active, isAll }: Props) {
  const { data, error } = useSpending()
  const bone = error ? '–' : <Skeleton width="60%" height={28} />
  const monthly = data?.currencies.filter(({ monthly: { amount } }) => amount > 0)
  const count = active?.length
  return (
    <Figures>
      <Figure
        name="Active subscriptions"
        value={count === undefined ? bone : `${count}${isAll ? '' : '+'}`}
      />
      <Figure
        name="Monthly spending"
        value={
          monthly ? monthly.map(({ monthly: sum }) => moneyText(sum)).join(' + ') || 'None' : bone
        }
      >
        Yearly subscriptions count as one twelfth.
      </Figure>
      <Figure name="Watch time" value={data ? watchedWords(data.watchedSeconds) : bone}>
        From creators you subscribe to.
      </Figure>
    </Figures>
  )
}
