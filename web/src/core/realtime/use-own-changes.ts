import { useViewer } from '../session/viewer.ts'
import type { TopicMessage } from './topics.ts'
import { useTopic } from './use-topic.ts'

/** What changes of one's own while one looks; a stranger hears nothing. */
export const useOwnChanges = (onChange: (what: TopicMessage['what']) => void) => {
  const viewer = useViewer()
  useTopic(viewer ? `account:${viewer.id}` : null, ({ what }) => onChange(what))
}
