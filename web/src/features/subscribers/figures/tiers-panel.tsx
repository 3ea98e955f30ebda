import type { AudienceView } from '@fanfare/contract'
import { useAppearance } from '../../../core/device/appearance.ts'
import { moneyText } from '../../../core/format/money.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import rows from '../../../ui/layout/rows.module.css'
import { cx } from '../../../ui/lib/cx.ts'
import { plural } from '../../../ui/text/format.ts'
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
            <strong className={rows.sum}>{moneyText(monthly)} a month</strong>
            <span className={rows.hint}>{plural(people, 'subscriber')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
