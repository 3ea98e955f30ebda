import type { ContentId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import { frameCount, frameOf, frameStyle } from './storyboard.ts'
import styles from './storyboard-scrub.module.css'

const halfAnHour = 30 * 60_000

/** Addresses in the answer expire, so it is not kept for longer than they may last. */
const staleTime = 4 * 60_000

type Props = { contentId: ContentId; part: number }

/** The frame at this part of the whole, and below it how far that is. */
export function StoryboardScrub({ contentId, part }: Props) {
  const { data } = useQuery({
    ...readOf('readStoryboard', { params: { id: contentId } }),
    staleTime,
    gcTime: halfAnHour,
  })
  const sheets = data?.storyboards ?? []
  const frame = frameOf(sheets, part * frameCount(sheets))
  if (!frame) return null
  return (
    <div className={styles.scrub} aria-hidden="true">
      <div className={styles.frame} style={frameStyle(frame)} />
      <div className={styles.bar} style={{ transform: `scaleX(${part})` }} />
    </div>
  )
}
