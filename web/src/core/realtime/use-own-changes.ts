import type { RouteName } from '@fanfare/contract'
import { useViewer } from '../session/viewer.ts'
import { realtime } from './realtime.ts'
import type { TopicMessage } from './topics.ts'
import { useTopic } from './use-topic.ts'

type What = TopicMessage['what']

/** Hears what changes in the viewer's own account while they look; a stranger hears nothing. */
export const useOwnChanges = (onChange: (what: What) => void) => {
  const viewer = useViewer()
  useTopic(viewer ? `account:${viewer.id}` : null, ({ what }) => onChange(what))
}

/** Reads these again when the account changes in one of these ways, or when a change may have been missed. */
export const useRefreshOn = (kinds: readonly What[], refresh: readonly RouteName[]) => {
  useOwnChanges((what) => {
    if (what !== 'anything' && !kinds.includes(what)) return
    for (const read of refresh) realtime.reread({ queryKey: [read] })
  })
}
