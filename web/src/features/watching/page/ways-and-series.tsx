import type { ContentView } from '@fanfare/contract'
import layout from '../../../ui/layout/layout.module.css'
import { SeriesLine } from './series-line.tsx'
import { WaysIn } from './ways-in.tsx'

/** What opens a locked post and what it belongs to: in the rail where there is one, under the title otherwise. */
export function WaysAndSeries({ content }: { content: ContentView }) {
  return (
    <div className={layout.stack24}>
      <WaysIn content={content} />
      {content.series && <SeriesLine series={content.series} />}
    </div>
  )
}
