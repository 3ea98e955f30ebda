import { ArrowDown, ArrowUp } from 'lucide-react'
import { cx } from '../../ui/lib/cx.ts'
import type { OwnContentRows, SortBy } from './own-content-rows.ts'
import styles from './own-content-table.module.css'

type Props = Pick<OwnContentRows, 'query' | 'onSort'> & {
  sortBy: SortBy
  label: string
  number: boolean
}

/** The head of a column that a list can be sorted by; pressed again, it turns around. */
export function SortHead({ sortBy, label, number, query, onSort }: Props) {
  const isSorted = (query.sortBy ?? 'createdAt') === sortBy
  const ascending = query.sortOrder === 'asc'
  const Arrow = ascending ? ArrowUp : ArrowDown
  const direction = ascending ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      className={number ? styles.number : undefined}
      aria-sort={isSorted ? direction : undefined}
    >
      <button
        type="button"
        className={cx(styles.sort, isSorted && styles.sorted)}
        onClick={() => onSort(sortBy)}
      >
        {label}
        <Arrow size={14} aria-hidden="true" />
      </button>
    </th>
  )
}
