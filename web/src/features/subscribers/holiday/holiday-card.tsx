import { Palmtree } from 'lucide-react'
import { useState } from 'react'
import { toastResult } from '../../../core/api/toast-result.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { dayText } from '../../../ui/text/dates.ts'
import styles from '../subscribers.module.css'
import { useSetHoliday } from '../use-audience.ts'
import { HolidayDialog } from './holiday-dialog.tsx'

/** Whether anybody is charged just now, and the switch for it. */
export function HolidayCard({ until }: { until: string | null }) {
  const [choosing, setChoosing] = useState(false)
  const set = useSetHoliday()
  const end = () =>
    void toastResult(
      set.run({ body: { until: null } }),
      'Your break is over. Renewals will be charged again.',
    )
  return (
    <Panel title="Take a break">
      <div className={styles.card}>
        {until ? (
          <>
            <p role="status">
              You’re on a break until <strong>{dayText(until)}</strong>. Renewals aren’t charged
              until then, and everyone keeps access.
            </p>
            <Button variant="outline" loading={set.isPending} onClick={end}>
              End break
            </Button>
          </>
        ) : (
          <>
            <p>
              Need time off? Your subscribers keep access, and their renewals aren’t charged until
              you’re back.
            </p>
            <Button
              variant="outline"
              icon={<Palmtree size={16} />}
              onClick={() => setChoosing(true)}
            >
              Take a break
            </Button>
          </>
        )}
      </div>
      {choosing && <HolidayDialog onClose={() => setChoosing(false)} />}
    </Panel>
  )
}
