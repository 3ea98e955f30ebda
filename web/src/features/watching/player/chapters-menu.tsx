import { ListVideo } from 'lucide-react'
import { clockTime } from '../../../ui/text/format.ts'
import { play, seek } from './actions.ts'
import styles from './player-menu.module.css'
import { PlayerMenu } from './player-menu.tsx'
import { chapterAt } from './seek-preview.tsx'
import type { Timed } from './timed.ts'
import { timeOf, useMediaValue } from './use-media-value.ts'

type Props = { media: HTMLMediaElement; playback: Timed; onOpen: (open: boolean) => void }

export function ChaptersMenu({ media, playback, onOpen }: Props) {
  const now = useMediaValue(media, (element) => chapterAt(playback, timeOf(element))?.start ?? -1)
  return (
    <PlayerMenu label="Chapters" icon={<ListVideo size={20} />} onOpen={onOpen}>
      {(close) => (
        <ul className={styles.chapters}>
          {playback.chapters.map(({ start, title }) => (
            <li key={start}>
              <button
                type="button"
                className={styles.item}
                aria-current={start === now || undefined}
                data-first={start === now || undefined}
                onClick={() => {
                  seek(media, start)
                  void play(media)
                  close()
                }}
              >
                {title}
                <time>{clockTime(start)}</time>
              </button>
            </li>
          ))}
        </ul>
      )}
    </PlayerMenu>
  )
}
