import type { AudienceView } from '@fanfare/contract'
import { useAppearance } from '../../../app/appearance.ts'
import { moneyText } from '../../../app/money.ts'
import { cx } from '../../../ui/cx.ts'
import { plural } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import rows from '../../../ui/rows.module.css'
import styles from '../subscribers.module.css'

/** Which tier carries how much. */
export function TiersPanel({ tiers }: Pick<AudienceView, 'tiers'>) {
  const { theme } = useAppearance()
  return (
    <Panel title="By tier">
      <ul className={rows.rows}>
        {tiers.map(({ id, name, color, people, monthly }) => (
          <li key={id} className={cx(rows.row, styles.tier)}>
            <span className={styles.mark} data-swatch data-theme={theme} data-accent={color} />
            <span className={rows.name}>{name}</span>
            <strong className={rows.sum}>
              {monthly.amount > 0 ? `${moneyText(monthly)} a month` : 'Nothing a month'}
            </strong>
            <span className={rows.hint}>{plural(people, 'subscriber')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
