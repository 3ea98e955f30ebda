import type { ContentView } from '@fanfare/contract'
import { clockTime } from '../../../ui/text/format.ts'
import { PlayButton } from '../player/play-button.tsx'
import styles from './waiting-video.module.css'

type Props = { content: ContentView; onIntent: () => void; onBegin: () => void }

/**
 * A cover and a button: the player is larger than the rest of the page, and not everybody plays. A
 * finger that comes near has tapped already, and its tap would wait for the player.
 */
export function WaitingVideo({ content: { duration, viewer }, onIntent, onBegin }: Props) {
  const length = duration === null ? '' : clockTime(duration)
  return (
    <>
      <PlayButton
        whole
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onIntent()}
        onFocus={onIntent}
        onClick={() => {
          onIntent()
          onBegin()
        }}
      />
      {length && (
        <p className={styles.time}>
          {viewer.resumeAt === null ? length : `${clockTime(viewer.resumeAt)} / ${length}`}
        </p>
      )}
    </>
  )
}
