import type { AudienceView } from '@fanfare/contract'
import { Movement } from '../../../ui/chart/movement.tsx'

/** Subscribers who came and went, by day. */
export function JoinedAndLeft({ days }: Pick<AudienceView, 'days'>) {
  return (
    <Movement
      label="Subscribers who joined and left"
      days={days.map(({ date, joined, left }) => ({ date, up: joined, down: left }))}
      names={{ up: 'Joined', down: 'Left' }}
    />
  )
}
