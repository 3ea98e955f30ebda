import { CalendarClock, MessageCircleQuestion } from 'lucide-react'
import { PartError } from '../../core/api/part-error.tsx'
import { dayText } from '../../core/format/dates.ts'
import { moneyText } from '../../core/format/money.ts'
import { avatarOf } from '../../core/format/picture.ts'
import { Button } from '../../ui/form/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import rows from '../../ui/layout/rows.module.css'
import { cx } from '../../ui/lib/cx.ts'
import { Avatar } from '../../ui/media/avatar.tsx'
import { plural } from '../../ui/text/format.ts'
import styles from './needs-answer.module.css'
import { useAudienceNow, useRequests } from './use-audience-now.ts'

/** What runs out: requests that are decided without the creator, and renewals that are skipped. */
export function NeedsAnswer() {
  return (
    <>
      <Silence />
      <Requests />
    </>
  )
}

function Silence() {
  const { data } = useAudienceNow()
  if (!data?.silence) return null
  const { since, skipsAt } = data.silence
  return (
    <Panel className={styles.wide}>
      <div className={styles.notice} role="status">
        <CalendarClock size={20} />
        <div>
          <h2 className={styles.title}>Nothing new since {dayText(since)}</h2>
          <p>
            {Date.parse(skipsAt) > Date.now()
              ? `If you don’t publish by ${dayText(skipsAt)}, we’ll skip your subscribers’ renewals until you do.`
              : 'We’re skipping your subscribers’ renewals until you publish again.'}{' '}
            They keep access. Tiers sold as a library aren’t affected.
          </p>
        </div>
        <Button href="/create">Create a post</Button>
      </div>
    </Panel>
  )
}

function Requests() {
  const read = useRequests()
  const { data } = read
  if (!data) return <PartError what="your refund requests" read={read} />
  if (data.length === 0) return null
  return (
    <Panel
      className={styles.wide}
      title={`${plural(data.length, 'refund request')} to answer`}
      aside={<MessageCircleQuestion size={20} />}
    >
      <ul className={rows.rows}>
        {data.map(({ id, title, amount, buyer, answerBy }) => (
          <li key={id} className={cx(rows.row, styles.request)}>
            <Avatar
              name={buyer?.displayName ?? 'A fan'}
              seed={buyer?.username ?? id}
              picture={avatarOf(buyer?.picture)}
              size={40}
            />
            <div className={rows.words}>
              <p className={rows.name}>{title}</p>
              <p className={rows.hint}>
                {moneyText(amount)}, asked by {buyer?.displayName ?? 'a deleted account'}
                {answerBy && `. Answer by ${dayText(answerBy)}, then we decide.`}
              </p>
            </div>
            <Button size="sm" variant="outline" href="/dashboard/earnings">
              Answer
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
