import type { ContentView, Playback, ViewAs } from '@fanfare/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParam } from '../../../core/navigation/use-search-param.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { lazyComponent } from '../../../ui/lib/lazy-component.ts'
import { secondFrom } from '../player/start-of.ts'
import { type Opened, usePlayback } from '../player/use-playback.ts'
import styles from './stage-notice.module.css'

const VideoPlayer = lazyComponent(() => import('../player/video-player.tsx'), 'VideoPlayer')
const AudioPlayer = lazyComponent(() => import('../audio/audio-player.tsx'), 'AudioPlayer')
const ImageViewer = lazyComponent(() => import('../images/image-viewer.tsx'), 'ImageViewer')
const ArticleView = lazyComponent(() => import('../article/article-view.tsx'), 'ArticleView')

type Props = { content: ContentView; as?: ViewAs | undefined; teaser?: boolean }

/** The post itself, in what its kind needs. */
export function OpenStage({ content, as, teaser = false }: Props) {
  const at = secondFrom(useSearchParam<'/content/$id'>('t'))
  const opened: Opened = { contentId: content.id, as, teaser, at }
  const { data, error, isFetching, refetch } = usePlayback(opened)
  if (data) {
    return (
      <Suspense fallback={<Waiting />}>
        <Content content={content} playback={data} opened={opened} />
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

type ContentProps = { content: ContentView; playback: Playback; opened: Opened }

function Content({ content, playback, opened }: ContentProps) {
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
      <p className={styles.title}>{notReady ? 'Still processing' : 'We couldn’t open this'}</p>
      <p>{notReady ? `${content.title} will be here as soon as it’s ready.` : words}</p>
      <Button loading={busy} onClick={again}>
        Try again
      </Button>
    </div>
  )
}
