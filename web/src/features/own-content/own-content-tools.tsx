import type { Currency } from '@fanfare/contract'
import { ArrowDownNarrowWide, ArrowUpNarrowWide, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import formStyles from '../../ui/form/field.module.css'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { Select } from '../../ui/form/select.tsx'
import layout from '../../ui/layout/layout.module.css'
import { type Filter, type OwnContentQuery, statuses } from './own-content-query.ts'
import styles from './own-content-tools.module.css'
import { RevenueLine } from './revenue-line.tsx'
import { statusName } from './status-chip.tsx'

type Props = {
  query: OwnContentQuery
  soldIn: readonly Currency[]
  onChange: (name: Filter | 'q', value: string) => void
}

export function OwnContentTools({ query, soldIn, onChange }: Props) {
  const chosen = [query.status, query.type, query.visibility].filter(Boolean).length
  const [open, setOpen] = useState(chosen > 0)
  const ascending = query.sortOrder === 'asc'
  return (
    <div className={layout.stack12}>
      <div className={formStyles.row}>
        <div className={styles.search}>
          <SearchField
            label="Search your content"
            q={query.q ?? ''}
            onChange={(q) => onChange('q', q)}
          />
        </div>
        <div className={styles.order}>
          <Select
            label="Sort by"
            value={query.sortBy ?? 'createdAt'}
            onChange={({ currentTarget }) => onChange('sortBy', currentTarget.value)}
          >
            <option value="createdAt">Created Date</option>
            <option value="updatedAt">Updated Date</option>
            <option value="views">Views</option>
            <option value="likes">Likes</option>
            <option value="comments">Comments</option>
            <option value="revenue">Revenue</option>
          </Select>
          <div className={styles.buttons}>
            <IconButton
              look="outline"
              label={
                ascending ? 'Ascending, switch to descending' : 'Descending, switch to ascending'
              }
              icon={ascending ? <ArrowUpNarrowWide size={20} /> : <ArrowDownNarrowWide size={20} />}
              onClick={() => onChange('sortOrder', ascending ? '' : 'asc')}
            />
            <Button
              variant="outline"
              aria-expanded={open}
              icon={<SlidersHorizontal size={16} />}
              onClick={() => setOpen(!open)}
            >
              {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
            </Button>
          </div>
        </div>
      </div>
      {query.sortBy === 'revenue' && (
        <RevenueLine
          soldIn={soldIn}
          currency={query.currency}
          onChange={(currency) => onChange('currency', currency)}
        />
      )}
      {open && <Filters query={query} onChange={onChange} />}
    </div>
  )
}

function Filters({ query, onChange }: Pick<Props, 'query' | 'onChange'>) {
  return (
    <div className={styles.filters}>
      <Select
        label="Status"
        value={query.status ?? ''}
        onChange={({ currentTarget }) => onChange('status', currentTarget.value)}
      >
        <option value="">All except deleted</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {statusName(status)}
          </option>
        ))}
      </Select>
      <Select
        label="Type"
        value={query.type ?? ''}
        onChange={({ currentTarget }) => onChange('type', currentTarget.value)}
      >
        <option value="">All types</option>
        <option value="video">Video</option>
        <option value="image">Image</option>
        <option value="audio">Audio</option>
        <option value="article">Article</option>
      </Select>
      <Select
        label="Visibility"
        value={query.visibility ?? ''}
        onChange={({ currentTarget }) => onChange('visibility', currentTarget.value)}
      >
        <option value="">All</option>
        <option value="public">Public</option>
        <option value="subscribers">Subscribers</option>
        <option value="premium">Premium subscribers</option>
      </Select>
    </div>
  )
}
