import type { ContentView, ViewAs } from '@fanfare/contract'
import { Suspense, useState } from 'react'
import layout from '../../../ui/layout/layout.module.css'
import { lazyComponent } from '../../../ui/lib/lazy-component.ts'
import { useWantedSecond } from '../player/wanted-second.ts'
import { prepare, startsAtOnce } from '../prepare.ts'
import { Frame, FrameCover } from './frame.tsx'
import styles from './stage.module.css'
import { WaitingVideo } from './waiting-video.tsx'

const OpenStage = lazyComponent(() => import('./open-stage.tsx'), 'OpenStage')

type Props = { content: ContentView; as: ViewAs | undefined }

/** The post itself, for who may open it. */
export function Stage({ content, as }: Props) {
  const { id, type } = content
  const [begun, setBegun] = useState(() => startsAtOnce(content))
  if (useWantedSecond(id) && !begun) setBegun(true)
  const opened = begun ? (
    <OpenStage content={content} as={as} />
  ) : (
    <WaitingVideo
      content={content}
      onIntent={() => void prepare(content, as)}
      onBegin={() => setBegun(true)}
    />
  )
  const player = <Suspense>{opened}</Suspense>
  if (type !== 'article' && type !== 'audio') return <Frame content={content}>{player}</Frame>
  return (
    <div className={layout.stack20}>
      <div className={styles.banner}>
        <FrameCover content={content} />
      </div>
      {player}
    </div>
  )
}
