import type { AudienceView } from '@fanfare/contract'
import { moneyText } from '../../../core/format/money.ts'
import { Figure, Figures } from '../../../ui/layout/figure.tsx'
import { percentText } from '../../../ui/text/percent.ts'
import { shareWords } from '../share-words.ts'
import styles from '../subscribers.module.css'

const kinds = [
  ['paying', 'paying'],
  ['trial', 'on trial'],
  ['free', 'free'],
  ['given', 'gifts and complimentary'],
  ['paused', 'paused'],
] as const satisfies readonly (readonly [keyof AudienceView['subscribers'], string])[]

const kindWords = (subscribers: AudienceView['subscribers']) =>
  kinds
    .filter(([kind]) => subscribers[kind] > 0)
    .map(([kind, words]) => `${subscribers[kind].toLocaleString()} ${words}`)
    .join(' · ')

export function SubscriberFigures({ audience }: { audience: AudienceView }) {
  const { subscribers, recurring, churn } = audience
  return (
    <Figures>
      <Figure
        name="Subscribers"
        value={subscribers.all.toLocaleString()}
        means="Everyone whose subscription hasn’t ended, counted once each. People who canceled or whose payment failed count until their subscription ends."
      >
        {kindWords(subscribers) || 'No one yet'}
      </Figure>
      <Figure
        name="Monthly recurring revenue"
        value={
          <span className={styles.values}>
            {recurring.length === 0
              ? '–'
              : recurring.map(({ currency, monthly }) => (
                  <span key={currency}>{moneyText(monthly)}</span>
                ))}
          </span>
        }
        means="What active and past due subscriptions bring in per month at your price, before fees. Yearly subscriptions count as one twelfth. Trials, gifts and canceled, paused or free subscriptions aren’t included. Currencies are never added together."
      >
        Your price, before fees
      </Figure>
      <ChurnFigure churn={churn} />
    </Figures>
  )
}

export function ChurnFigure({ churn }: Pick<AudienceView, 'churn'>) {
  return (
    <Figure
      name="Churn (30 days)"
      value={percentText(churn)}
      means="Of the people who had paid you before the last 30 days began, the share whose subscription ended since then. People who cancel count once their paid time is over."
    >
      {shareWords(churn, 'No one had paid 30 days ago')}
    </Figure>
  )
}
