import type { OwnContent as Item } from '@fanfare/contract'
import { dateText } from '../../ui/text/dates.ts'
import { shortPlural } from '../../ui/text/format.ts'
import { ItemCover } from './item-cover.tsx'
import { ItemMenu } from './item-menu.tsx'
import { ItemTitle, ItemTrouble, SelectItem, StatusLine } from './item-state.tsx'
import { costWords, opensWords, revenueTexts, typeWords } from './item-words.ts'
import styles from './own-content-cards.module.css'
import type { OwnContentRows } from './own-content-rows.ts'
import { StatusChip } from './status-chip.tsx'

export const OwnContentCards = (rows: OwnContentRows) => (
  <ul className={styles.list} aria-label="Your content">
    {rows.items.map((item) => (
      <Card key={item.id} item={item} {...rows} />
    ))}
  </ul>
)

const countsOf = ({ publishedAt, viewCount, likeCount, commentCount }: Item) =>
  publishedAt === null
    ? []
    : [
        shortPlural(viewCount, 'view'),
        shortPlural(likeCount, 'like'),
        shortPlural(commentCount, 'comment'),
      ]

function Card({ item, query, chosen, onSelect, onAct }: OwnContentRows & { item: Item }) {
  const selected = chosen.has(item.id)
  const cost = costWords(item)
  const terms = [
    opensWords(item),
    cost === 'Free' ? null : cost,
    item.hasChanges && dateText(item.createdAt),
  ]
  const counts = [...countsOf(item), ...revenueTexts(item.revenues, query.currency)]
  return (
    <li className={styles.card} data-selected={selected || undefined}>
      <SelectItem
        item={item}
        className={styles.select}
        selected={selected}
        onSelect={(on) => onSelect([item], on)}
      />
      <div className={styles.cover}>
        <ItemCover item={item} sizes="96px" plain />
        <p className={styles.fact}>{typeWords(item)}</p>
      </div>
      <div className={styles.words}>
        <div className={styles.first}>
          <ItemTitle item={item} className={styles.title} />
          <ItemMenu item={item} onAct={onAct} />
        </div>
        <p className={styles.state}>
          <StatusChip status={item.status} />
          <span>
            <StatusLine item={item} />
          </span>
          {item.isPinned && <span>Pinned</span>}
        </p>
        <p className={styles.fact}>{terms.filter(Boolean).join(' · ')}</p>
        {counts.length > 0 && <p className={styles.fact}>{counts.join(' · ')}</p>}
        <ItemTrouble item={item} />
      </div>
    </li>
  )
}
