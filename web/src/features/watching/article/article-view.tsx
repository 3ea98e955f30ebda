import type { ContentView, Playback } from '@fanfare/contract'
import { useEffect } from 'react'
import { countView } from '../player/report-progress.ts'
import type { Opened } from '../player/use-playback.ts'
import styles from './article.module.css'
import { readingMinutes, withHeadingsInOrder, withoutLede } from './reading.ts'
import { renderNode } from './render-node.tsx'

type Props = {
  content: ContentView
  playback: Extract<Playback, { type: 'article' }>
  opened: Opened
}

export function ArticleView({ content, playback, opened }: Props) {
  const counts = !opened.as
  useEffect(() => {
    if (counts) countView(content.id)
  }, [content.id, counts])
  const pictures = new Map(playback.pictures.map((picture) => [picture.id as string, picture]))
  const text = withHeadingsInOrder(withoutLede(playback.document, content.description))
  return (
    <div className={styles.article}>
      {content.wordCount !== null && (
        <p className={styles.time}>{readingMinutes(content.wordCount)} min read</p>
      )}
      {renderNode(text, pictures)}
    </div>
  )
}
