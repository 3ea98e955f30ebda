import type { SubscriptionView } from '@fanfare/contract'
import { moneyText } from '../../app/money.ts'
import { Figure, Figures } from '../../ui/figure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { watchedWords } from './subscription-words.ts'
import { useSpending } from './use-subscriptions.ts'

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
          monthly
            ? monthly.map(({ monthly: sum }) => moneyText(sum)).join(' + ') || 'Nothing'
            : bone
        }
      >
        A yearly price counts as a twelfth.
      </Figure>
      <Figure name="Watched" value={data ? watchedWords(data.watchedSeconds) : bone}>
        Of creators you subscribe to.
      </Figure>
    </Figures>
  )
}
