import type { ContentView } from '@fanfare/contract'
import { ListVideo } from 'lucide-react'
import { Button } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import typography from '../../../ui/text/typography.module.css'
import styles from './series-line.module.css'

type Props = { series: NonNullable<ContentView['series']> }

export function SeriesLine({ series }: Props) {
  const { id, title, position, length, nextId, nextTitle } = series
  return (
    <Panel title="Part of a series" aside={<ListVideo size={20} />}>
      <p>
        <Link href={`/series/${id}`} className={styles.title}>
          {title}
        </Link>
      </p>
      <p className={typography.tertiary}>
        Part {position} of {length}
      </p>
      {nextId && (
        <Button wide variant="outline" href={`/content/${nextId}`} className={styles.next}>
          <span className={styles.nextTitle}>Next: {nextTitle}</span>
        </Button>
      )}
    </Panel>
  )
}
