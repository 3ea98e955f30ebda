import { useEffect, useEffectEvent } from 'react'
import { useNotificationCommand } from './use-notification-command.ts'
import { useUnread } from './use-notifications.ts'

/**
 * While somebody looks at the list nothing in it is new, on any of their devices. After a failure it is
 * not tried again by itself: the number is back, and so it would go on for ever.
 */
export const useSeen = (isLooking: boolean) => {
  const unseen = useUnread()?.unseen ?? 0
  const { change, isError } = useNotificationCommand()
  const see = useEffectEvent(() => change({ action: 'see' }))
  const isDue = isLooking && unseen > 0 && !isError
  useEffect(() => {
    if (isDue) see()
  }, [isDue])
}
