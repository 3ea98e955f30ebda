import type { SubscriptionView } from '@fanfare/contract'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/layout/panel.tsx'
import factList from './fact-list.module.css'
import styles from './subscription-card.module.css'
import { WhoAndWhat } from './who-and-what.tsx'

type Props = {
  subscription: SubscriptionView
  facts: readonly (readonly [name: string, text: ReactNode])[]
  actions: ReactNode
  children?: ReactNode
}

/** One subscription: whose, what is known about it, and what can be done with it. */
export function SubscriptionCard({ subscription, facts, actions, children }: Props) {
  return (
    <Panel className={styles.card}>
      <WhoAndWhat subscription={subscription} />
      <dl className={factList.facts}>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {children}
      <div className={styles.actions}>{actions}</div>
    </Panel>
  )
}
