import { Palmtree } from 'lucide-react'
import { useState } from 'react'
import { dayText } from '../../../app/dates.ts'
import { saying } from '../../../app/saying.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from '../subscribers.module.css'
import { useSetHoliday } from '../use-audience.ts'
import { HolidayDialog } from './holiday-dialog.tsx'

/** Whether anybody is charged just now, and the switch for it. */
export function HolidayCard({ until }: { until: string | null }) {
  const [choosing, setChoosing] = useState(false)
  const set = useSetHoliday()
  const end = () =>
    void saying(
      set.mutateAsync({ body: { until: null } }),
      'Your holiday has ended. Renewals are charged again.',
    )
  return (
    <Panel title="Holiday mode">
      <div className={styles.card}>
        {until ? (
          <>
            <p role="status">
              On holiday until <strong>{dayText(until)}</strong>. Nobody is charged for a renewal
              until then, and everyone keeps access.
            </p>
            <Button variant="outline" loading={set.isPending} onClick={end}>
              End holiday
            </Button>
          </>
        ) : (
          <>
            <p>
              Away for a while? Your subscribers keep access and are not charged until you are back.
            </p>
            <Button
              variant="outline"
              icon={<Palmtree size={16} />}
              onClick={() => setChoosing(true)}
            >
              Go on holiday
            </Button>
          </>
        )}
      </div>
      {choosing && <HolidayDialog onClose={() => setChoosing(false)} />}
    </Panel>
  )
}
