import type { ComingRenewal } from '@fanfare/contract'
import { PartError } from '../../core/api/part-error.tsx'
import { moneyText } from '../../core/format/money.ts'
import { avatarOf } from '../../core/format/picture.ts'
import { Link } from '../../ui/layout/link.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import rows from '../../ui/layout/rows.module.css'
import { Avatar } from '../../ui/media/avatar.tsx'
import { shortDayText } from '../../ui/text/dates.ts'
import typography from '../../ui/text/typography.module.css'
import { useSpending } from '../billing/index.ts'
import styles from './coming-renewals.module.css'
import { useSubscriptionChanges } from './use-subscriptions.ts'

const shown = 5

/** Beside other pages: what is charged next. Somebody who has nothing to renew sees nothing. */
export function ComingRenewals() {
  useSubscriptionChanges()
  const read = useSpending()
  const { data } = read
  if (!data) return <PartError what="your renewals" read={read} />
  if (data.renewals.length === 0) return null
  return (
    <Panel title="Renewing soon" className={styles.panel}>
      <ul className={rows.rows}>
        {data.renewals.slice(0, shown).map((renewal) => (
          <Row key={`${renewal.subscriptionId} ${renewal.at}`} renewal={renewal} />
        ))}
      </ul>
      <Link href="/subscriptions" className={styles.more}>
        Manage subscriptions
      </Link>
    </Panel>
  )
}

function Row({ renewal: { creator, tier, at, total } }: { renewal: ComingRenewal }) {
  return (
    <li className={styles.row}>
      <Avatar
        name={creator?.displayName ?? tier}
        seed={creator?.username ?? tier}
        picture={avatarOf(creator?.picture)}
        size={36}
      />
      <div className={styles.words}>
        <p className={styles.name}>{creator?.displayName ?? tier}</p>
        <p className={typography.hint}>
          {creator && `${tier}, `}
          <time dateTime={at}>{shortDayText(at)}</time>
        </p>
      </div>
      <span className={styles.sum}>{moneyText(total)}</span>
    </li>
  )
}
