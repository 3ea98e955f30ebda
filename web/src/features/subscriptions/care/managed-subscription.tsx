import type { SubscriptionView } from '@fanfare/contract'
import { dayText } from '../../../app/dates.ts'
import { moneyText } from '../../../app/money.ts'
import { CheckList } from '../../../ui/check-list.tsx'
import { cardWords } from '../../billing/index.ts'
import { NoticeList } from '../notices/notice-list.tsx'
import { SubscriptionCard } from '../subscription-card.tsx'
import { nextWords, watchedWords } from '../subscription-words.ts'
import { AutoRenewal } from './auto-renewal.tsx'
import { CareActions } from './care-actions.tsx'

/** All that is known of one subscription, and all that can be done with it. */
export function ManagedSubscription({ subscription }: { subscription: SubscriptionView }) {
  const { basis, card, startedAt, paidTotal, watchedSeconds, tier } = subscription
  const next = nextWords(subscription)
  const isPaid = basis === 'paid'
  return (
    <SubscriptionCard
      subscription={subscription}
      facts={[
        [next.name, next.text],
        ...(isPaid ? ([['Card', card ? cardWords(card) : 'None on file']] as const) : []),
        ['Since', dayText(startedAt)],
        ...(isPaid ? ([['Paid in all', moneyText(paidTotal)]] as const) : []),
        ['Watched', watchedWords(watchedSeconds)],
      ]}
      actions={<CareActions subscription={subscription} />}
    >
      <NoticeList subscription={subscription} />
      <AutoRenewal subscription={subscription} />
      <CheckList label="Benefits" lines={tier.benefits} />
    </SubscriptionCard>
  )
}
