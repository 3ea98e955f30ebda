import type { ContentView } from '@fanfare/contract'
import { Lock } from 'lucide-react'
import { useEffect } from 'react'
import { clockTime } from '../../../../ui/text/format.ts'
import { forgetSecond, wantSecond } from '../../player/wanted-second.ts'
import { postNoun } from '../post-noun.ts'
import styles from './chapter-list.module.css'
import { type ChapterRow, chapterRows } from './chapter-rows.ts'

/** What is in a video or a sound: a press plays it from there, where that is possible. */
export function ChapterList({ content }: { content: ContentView }) {
  useEffect(() => forgetSecond, [])
  return (
    <section aria-labelledby="chapters">
      <h2 id="chapters" className={styles.heading}>
        In this {postNoun(content.type)}
      </h2>
      <ol className={styles.list}>
        {chapterRows(content).map((row) => (
          <li key={row.start}>
            <Row row={row} onPlay={(second) => wantSecond(content.id, second)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Row({ row, onPlay }: { row: ChapterRow; onPlay: (second: number) => void }) {
  const { start, title, plays, previewed } = row
  const words = (
    <>
      <span className={styles.time}>{clockTime(start)}</span>
      <span className={styles.title}>{title}</span>
    </>
  )
  if (plays === null) {
    return (
      <div className={styles.row}>
        {words}
        <Lock size={16} role="img" aria-label="Locked" />
      </div>
    )
  }
  return (
    <button type="button" className={styles.row} onClick={() => onPlay(plays)}>
      {words}
      {previewed > 0 && <span className={styles.preview}>{clockTime(previewed)} preview</span>}
    </button>
  )
}
