import type { AudienceView } from '@fanfare/contract'
import { moneyText } from '../../../app/money.ts'
import { Figure, Figures } from '../../../ui/figure.tsx'
import { percentText } from '../../../ui/percent.ts'
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

export function StandingFigures({ audience }: { audience: AudienceView }) {
  const { subscribers, recurring, churn } = audience
  return (
    <Figures>
      <Figure
        name="Subscribers"
        value={subscribers.all.toLocaleString()}
        means="Everyone whose subscription has not ended, each counted once. Whoever has cancelled or could not be charged counts until it ends."
      >
        {kindWords(subscribers) || 'Nobody yet'}
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
        means="What active and past due subscriptions bring in a month at your price, before fees. A yearly one counts by twelve. Trials, cancelled, paused and free ones bring nothing, nor do gifts, which are paid once. Currencies are never added up."
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
      name="Churn, 30 days"
      value={percentText(churn)}
      means="Of those who had paid you before the last 30 days began, how many ended in these days. Whoever has cancelled counts when their time is over."
    >
      {shareWords(churn, 'Nobody had paid 30 days ago')}
    </Figure>
  )
}
