import type { NotificationId, NotificationView } from '@fanfare/contract'
import { useState } from 'react'

/** What is no longer in the list is no longer selected. */
export const useSelection = (rows: readonly NotificationView[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<NotificationId>>(new Set())
  const selected = rows.filter(({ id }) => chosen.has(id))
  const select = (id: NotificationId, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return {
    selected,
    isSelected: (id: NotificationId) => chosen.has(id),
    select,
    selectAll: () => setChosen(new Set(rows.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  }
}
