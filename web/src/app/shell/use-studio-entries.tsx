import { useUnansweredCount } from '../../features/comments/index.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { comments, studioEntries } from '../navigation/studio-entries.ts'

/** With what waits at each of them. */
export const useStudioEntries = () => {
  const unanswered = useUnansweredCount()
  const badge = unanswered && (
    <>
      {unanswered}
      <VisuallyHidden> without a reply</VisuallyHidden>
    </>
  )
  return studioEntries.map((entry) => (entry === comments && badge ? { ...entry, badge } : entry))
}
