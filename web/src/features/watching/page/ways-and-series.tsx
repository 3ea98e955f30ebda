import type { ContentView } from '@fanfare/contract'
import styles from './beside.module.css'
import { SeriesLine } from './series-line.tsx'
import { WaysIn } from './ways-in.tsx'

/** What opens a locked post and what it belongs to: in the rail where there is one, under the title otherwise. */
export function WaysAndSeries({ content }: { content: ContentView }) {
  return (
    <div className={styles.beside}>
      <WaysIn content={content} />
      {content.series && <SeriesLine series={content.series} />}
    </div>
  )
}
