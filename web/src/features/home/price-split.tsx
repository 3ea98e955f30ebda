import { Panel } from '../../ui/panel.tsx'
import styles from './price-split.module.css'

const parts = [
  { name: 'the creator', amount: '$8.79', className: styles.creator },
  { name: 'Fanfare, 12%', amount: '$1.20', className: styles.fanfare },
  { name: 'card processing', amount: '$0.29', className: styles.card },
]

export function PriceSplit() {
  return (
    <Panel className={styles.panel ?? ''} aria-labelledby="split">
      <div className={styles.words}>
        <h2 id="split" className={styles.title}>
          What a $9.99 tier comes to
        </h2>
        <p className={styles.text}>
          A fan sees and pays $10.28, card processing included. Nothing is added at the end.
        </p>
      </div>
      <div className={styles.sum}>
        <div className={styles.bar} aria-hidden="true">
          {parts.map(({ name, className }) => (
            <i key={name} className={className} />
          ))}
        </div>
        <ul className={styles.parts}>
          {parts.map(({ name, amount, className }) => (
            <li key={name}>
              <i className={className} aria-hidden="true" />
              <strong>{amount}</strong> {name}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
