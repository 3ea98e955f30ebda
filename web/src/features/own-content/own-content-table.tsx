import type { OwnContent as Item } from '@fanfare/contract'
import checkbox from '../../ui/form/checkbox.module.css'
import { cx } from '../../ui/lib/cx.ts'
import { dateText } from '../../ui/text/dates.ts'
import { ItemCover } from './item-cover.tsx'
import { ItemMenu } from './item-menu.tsx'
import { ItemTitle, ItemTrouble, SelectItem, StatusLine } from './item-state.tsx'
import { costWords, opensWords, revenueTexts, typeWords } from './item-words.ts'
import type { OwnContentRows, SortBy } from './own-content-rows.ts'
import styles from './own-content-table.module.css'
import { SortHead } from './sort-head.tsx'
import { StatusChip } from './status-chip.tsx'

export function OwnContentTable(rows: OwnContentRows) {
  const { items, query, chosen, onSelect, onSort } = rows
  const head = (sortBy: SortBy, label: string, number = false) => (
    <SortHead sortBy={sortBy} label={label} number={number} query={query} onSort={onSort} />
  )
  return (
    <table className={styles.table} aria-label="Your content">
      <thead>
        <tr>
          <td className={styles.select}>
            <label className={styles.box}>
              <input
                type="checkbox"
                className={checkbox.input}
                aria-label="Select all"
                checked={items.every(({ id }) => chosen.has(id))}
                onChange={({ currentTarget }) => onSelect(items, currentTarget.checked)}
              />
            </label>
          </td>
          <th scope="col">Post</th>
          {head('createdAt', 'Created')}
          <th scope="col">Status</th>
          <th scope="col">Who can open it</th>
          <th scope="col" className={styles.number}>
            Price
          </th>
          {head('views', 'Views', true)}
          {head('likes', 'Likes', true)}
          {head('comments', 'Comments', true)}
          {head('revenue', 'Revenue', true)}
          <td />
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} item={item} {...rows} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ item, query, chosen, onSelect, onAct }: OwnContentRows & { item: Item }) {
  const selected = chosen.has(item.id)
  const created = dateText(item.createdAt)
  // Nobody but its creator has been able to open what was never published.
  const count = (counted: number) => (item.publishedAt === null ? '–' : counted.toLocaleString())
  return (
    <tr data-selected={selected || undefined}>
      <td className={styles.select}>
        <SelectItem
          item={item}
          className={styles.box}
          selected={selected}
          onSelect={(on) => onSelect([item], on)}
        />
      </td>
      <th scope="row" className={styles.post}>
        <div className={styles.face}>
          <div className={styles.cover}>
            <ItemCover item={item} sizes="80px" plain />
          </div>
          <div className={styles.words}>
            <ItemTitle item={item} className={styles.title} />
            <p className={styles.fact}>
              {typeWords(item)}
              {item.isPinned && ' · Pinned'}
            </p>
            <ItemTrouble item={item} />
          </div>
        </div>
      </th>
      <td className={styles.still}>{created}</td>
      <td>
        <StatusChip status={item.status} />
        <p className={styles.fact}>
          <StatusLine item={item} besides={created} />
        </p>
      </td>
      <td>{opensWords(item)}</td>
      <td className={styles.number}>{costWords(item) ?? '–'}</td>
      <td className={styles.number}>{count(item.viewCount)}</td>
      <td className={styles.number}>{count(item.likeCount)}</td>
      <td className={styles.number}>{count(item.commentCount)}</td>
      <td className={cx(styles.number, styles.sum)}>
        <Sums texts={revenueTexts(item.revenues, query.currency)} />
      </td>
      <td>
        <ItemMenu item={item} onAct={onAct} />
      </td>
    </tr>
  )
}

const Sums = ({ texts }: { texts: readonly string[] }) =>
  texts.length === 0 ? '–' : texts.map((text) => <div key={text}>{text}</div>)
