import type { SubscriptionView } from '@fanfare/contract'
import { moneyText } from '../../../core/format/money.ts'
import { CheckList } from '../../../ui/layout/check-list.tsx'
import { dayText } from '../../../ui/text/dates.ts'
import { cardWords } from '../../billing/index.ts'
import { NoticeList } from '../notices/notice-list.tsx'
import { SubscriptionCard } from '../subscription-card.tsx'
import { nextWords, watchedWords } from '../subscription-words.ts'
import { AutoRenewal } from './auto-renewal.tsx'
import { ManageActions } from './manage-actions.tsx'

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
        ...(isPaid ? ([['Card', card ? cardWords(card) : 'No saved card']] as const) : []),
        ['Subscribed since', dayText(startedAt)],
        ...(isPaid ? ([['Total paid', moneyText(paidTotal)]] as const) : []),
        ['Watch time', watchedWords(watchedSeconds)],
      ]}
      actions={<ManageActions subscription={subscription} />}
    >
      <NoticeList subscription={subscription} />
      <AutoRenewal subscription={subscription} />
      <CheckList label="Benefits" lines={tier.benefits} />
    </SubscriptionCard>
  )
}
