import type { ContentCard, ContentView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import { PartError } from '../../../core/api/part-error.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { SmallCard } from '../../content-cards/index.ts'
import styles from './beside.module.css'

/** In the rail where there is one, under the comments otherwise. */
export function Related({ content }: { content: ContentView }) {
  const read = useQuery(readOf('listRelated', { params: { id: content.id } }))
  const { data } = read
  if (!data) return <PartError what="related posts" read={read} />
  return (
    <div className={layout.stack24}>
      <Cards
        title={`More from ${content.creator.displayName}`}
        cards={data.fromCreator}
        withoutCreator
      />
      <Cards title="Related" cards={data.related} />
    </div>
  )
}

type Props = { title: string; cards: readonly ContentCard[]; withoutCreator?: boolean }

function Cards({ title, cards, withoutCreator = false }: Props) {
  if (cards.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.id}>
            <SmallCard content={card} withoutCreator={withoutCreator} />
          </li>
        ))}
      </ul>
    </section>
  )
}
