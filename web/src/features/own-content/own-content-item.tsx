import type { OwnContent as Item } from '@fanfare/contract'
import { categories } from '@fanfare/contract/categories'
import { limits } from '@fanfare/contract/limits'
import { moneyText } from '../../core/format/money.ts'
import { Message } from '../../ui/feedback/message.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { ItemCover } from './item-cover.tsx'
import { ItemMenu } from './item-menu.tsx'
import { countWords, dueWords, priceWords, undoWords } from './item-words.ts'
import styles from './own-content-item.module.css'
import type { View } from './own-content-query.ts'
import { StatusChip } from './status-chip.tsx'
import type { BulkAction } from './use-bulk.ts'

type Props = {
  item: Item
  view: View
  selected: boolean
  onSelect: (selected: boolean) => void
  onAct: (action: BulkAction, item: Item) => void
}

const tagsShown = 3

export function OwnContentItem({ item, view, selected, onSelect, onAct }: Props) {
  const title = item.title || 'Untitled'
  const more = item.tags.length - tagsShown
  return (
    <li className={styles[view]} data-selected={selected || undefined}>
      <label className={styles.select}>
        <input
          type="checkbox"
          checked={selected}
          aria-label={`Select ${title}`}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        />
      </label>
      <div className={styles.cover}>
        <ItemCover item={item} sizes={view === 'grid' ? '320px' : '140px'} />
      </div>
      <div className={styles.words}>
        <div className={styles.first}>
          {item.status === 'deleted' ? (
            <span className={styles.title}>{title}</span>
          ) : (
            <Link href={`/create/${item.id}`} className={styles.title}>
              {title}
            </Link>
          )}
          <ItemMenu item={item} onAct={onAct} />
        </div>
        <p className={styles.chips}>
          <StatusChip status={item.status} />
          {item.hasChanges && <span>Edited, not live</span>}
          {item.isPinned && <span>Pinned</span>}
          <span>{priceWords(item)}</span>
          <span>{categories[item.category].short}</span>
        </p>
        <p className={styles.facts}>
          <Facts item={item} />
        </p>
        {item.revenue && <p className={styles.facts}>Your share {moneyText(item.revenue)}</p>}
        {item.failure && <Message>{item.failure}</Message>}
        {item.takeDownReason && (
          <Message>
            We took this post down: “{item.takeDownReason}”{' '}
            <Link href="/help">Contact support</Link>
          </Message>
        )}
        {item.tags.length > 0 && (
          <p className={styles.facts}>
            {item.tags
              .slice(0, tagsShown)
              .map((tag) => `#${tag}`)
              .join(' ')}
            {more > 0 && ` +${more}`}
          </p>
        )}
      </div>
    </li>
  )
}

function Facts({ item }: { item: Item }) {
  if (item.deletedAt) return undoWords(item.deletedAt, Date.now(), limits.undoDays)
  if (item.status === 'scheduled') return dueWords(item)
  if (item.status === 'published') return countWords(item)
  return (
    <>
      Updated <RelativeTime at={item.updatedAt} />
    </>
  )
}
