import type { ContentView, Playback, ViewAs } from '@fanfare/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Button } from '../../../ui/button.tsx'
import { part } from '../../../ui/part.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { type Opened, usePlayback } from '../player/use-playback.ts'
import styles from './stage-notice.module.css'

const VideoPlayer = part(() => import('../player/video-player.tsx'), 'VideoPlayer')
const AudioPlayer = part(() => import('../audio/audio-player.tsx'), 'AudioPlayer')
const ImageViewer = part(() => import('../images/image-viewer.tsx'), 'ImageViewer')
const ArticleView = part(() => import('../article/article-view.tsx'), 'ArticleView')

type Props = { content: ContentView; as?: ViewAs | undefined; teaser?: boolean }

/** The piece itself, in what its kind needs. */
export function OpenStage({ content, as, teaser = false }: Props) {
  const opened: Opened = { contentId: content.id, as, teaser }
  const { data, error, isFetching, refetch } = usePlayback(opened)
  if (data) {
    return (
      <Suspense fallback={<Waiting />}>
        <Piece content={content} playback={data} opened={opened} />
      </Suspense>
    )
  }
  if (error) {
    return (
      <Notice
        content={content}
        words={error.problem.detail}
        code={error.problem.code}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return <Waiting />
}

type PieceProps = { content: ContentView; playback: Playback; opened: Opened }

function Piece({ content, playback, opened }: PieceProps) {
  switch (playback.type) {
    case 'video':
      return <VideoPlayer content={content} playback={playback} opened={opened} />
    case 'audio':
      return <AudioPlayer content={content} playback={playback} opened={opened} />
    case 'image':
      return <ImageViewer content={content} playback={playback} opened={opened} />
    case 'article':
      return <ArticleView content={content} playback={playback} opened={opened} />
    default:
      return <p className={styles.notice}>Content type not supported</p>
  }
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner size={32} label="Loading" />
    </div>
  )
}

type NoticeProps = {
  content: ContentView
  words: string
  code: string
  busy: boolean
  onRetry: () => void
}

/** It was open a moment ago or is still being made: the page asks once more what is true. */
function Notice({ content, words, code, busy, onRetry }: NoticeProps) {
  const queries = useQueryClient()
  const notReady = code === 'content.not-ready'
  const again = () => {
    if (code === 'content.locked') void queries.invalidateQueries({ queryKey: ['readContent'] })
    onRetry()
  }
  return (
    <div className={styles.notice} role="status">
      <p className={styles.title}>{notReady ? 'Still being prepared' : 'This does not open'}</p>
      <p>{notReady ? `${content.title} will start here as soon as it can be played.` : words}</p>
      <Button loading={busy} onClick={again}>
        Try again
      </Button>
    </div>
  )
}
