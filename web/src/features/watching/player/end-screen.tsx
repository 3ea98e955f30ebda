import type { ContentView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { readOf } from '../../../core/api/api.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { cx } from '../../../ui/lib/cx.ts'
import { Cover } from '../../content-cards/index.ts'
import { play, seek } from './actions.ts'
import styles from './end-screen.module.css'
import notice from './notice.module.css'

const shown = 3

type Props = { content: ContentView; media: HTMLMediaElement }

/** After the end, where no part follows: one more of this creator, what is related, or the same again. */
export function EndScreen({ content, media }: Props) {
  const { data } = useQuery(readOf('listRelated', { params: { id: content.id } }))
  const cards = data ? [...data.fromCreator.slice(0, 1), ...data.related].slice(0, shown) : []
  const again = () => {
    seek(media, 0)
    void play(media)
  }
  return (
    <section className={cx(notice.cover, styles.screen)} aria-label="Watch next">
      {cards.length > 0 && (
        <ul className={styles.list}>
          {cards.map((card) => (
            <li key={card.id} className={styles.card}>
              <Cover content={card} sizes="240px" small />
              <Link href={`/content/${card.id}`} className={styles.link}>
                {card.title}
              </Link>
              <p className={styles.by}>{card.creator.displayName}</p>
            </li>
          ))}
        </ul>
      )}
      <Button variant="outline" className={notice.quiet} onClick={again}>
        <RotateCcw size={16} /> Watch again
      </Button>
    </section>
  )
}
