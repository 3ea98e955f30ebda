import type { ContentView, Playback } from '@fanfare/contract'
import { useEffect } from 'react'
import { countView } from '../player/report-progress.ts'
import type { Opened } from '../player/use-playback.ts'
import styles from './article.module.css'
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
  return <div className={styles.article}>{renderNode(playback.document, pictures)}</div>
}
