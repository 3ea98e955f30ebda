import type { ContentView } from '@fanfare/contract'
import { Lock } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyComponent } from '../../../ui/lib/lazy-component.ts'
import { useWantedSecond } from '../player/wanted-second.ts'
import { Frame } from './frame.tsx'
import { LockedArt } from './locked-art.tsx'
import { LockedInside } from './locked-inside.tsx'
import styles from './locked-stage.module.css'
import { OpenStage } from './open-stage.tsx'

const UnlockPanel = lazyComponent(() => import('./unlock/unlock-panel.tsx'), 'UnlockPanel')

/**
 * A locked post on its artwork, with what unlocks it beside the title where there is room. While the
 * preview of a video plays it has the place to itself.
 */
export function LockedStage({ content }: { content: ContentView }) {
  const [previewing, setPreviewing] = useState(false)
  if (useWantedSecond(content.id) && !previewing) setPreviewing(true)
  const isPlaying = previewing && content.type === 'video'
  const player = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const end = () => {
    if (player.current?.contains(document.activeElement)) panel.current?.focus()
    setPreviewing(false)
  }
  return (
    <LockedArt
      content={content}
      player={
        isPlaying && (
          <div ref={player} className={styles.player} onEndedCapture={end}>
            <Frame content={content}>
              <OpenStage content={content} teaser />
            </Frame>
          </div>
        )
      }
      lock={
        <span className={styles.lock}>
          <Lock size={20} role="img" aria-label="Locked" />
        </span>
      }
      inside={
        <LockedInside
          content={content}
          previewing={previewing}
          onPreview={() => setPreviewing(true)}
        />
      }
      panel={
        <div ref={panel} tabIndex={-1} className={styles.focus}>
          <Suspense>
            <UnlockPanel content={content} />
          </Suspense>
        </div>
      }
    />
  )
}
