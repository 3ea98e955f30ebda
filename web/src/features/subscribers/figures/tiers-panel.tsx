import type { AudienceView } from '@fanfare/contract'
import { useAppearance } from '../../../app/appearance.ts'
import { moneyText } from '../../../app/money.ts'
import { plural } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import styles from '../subscribers.module.css'

/** Which tier carries how much. */
export function TiersPanel({ tiers }: Pick<AudienceView, 'tiers'>) {
  const { theme } = useAppearance()
  return (
    <Panel title="By tier">
      <ul className={styles.rows}>
        {tiers.map(({ id, name, color, people, monthly }) => (
          <li key={id} className={styles.tier}>
            <span className={styles.mark} data-swatch data-theme={theme} data-accent={color} />
            <span className={styles.title}>{name}</span>
            <strong className={styles.sum}>
              {monthly.amount > 0 ? `${moneyText(monthly)} a month` : 'Nothing a month'}
            </strong>
            <span className={styles.hint}>{plural(people, 'subscriber')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
