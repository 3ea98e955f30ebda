import type { FollowerDays } from '@fanfare/contract'
import { Movement } from '../../../ui/chart/movement.tsx'
import typography from '../../../ui/text/typography.module.css'

/** Counted by day, so they can't be put into the days of another time zone. */
export function FollowersByDay({ days }: Pick<FollowerDays, 'days'>) {
  return (
    <>
      <Movement
        label="Followers by day"
        days={days.map(({ date, gained, lost }) => ({ date, up: gained, down: lost }))}
        names={{ up: 'Followed', down: 'Unfollowed' }}
      />
      <p className={typography.hint}>Days begin and end at midnight UTC.</p>
    </>
  )
}
