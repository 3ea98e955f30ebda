import type { ContentId, OwnContent as Item } from '@fanfare/contract'
import type { OwnContentQuery } from './own-content-query.ts'
import type { BulkAction } from './use-bulk.ts'

export type SortBy = NonNullable<OwnContentQuery['sortBy']>

/** The same list, as a table where there is room and as cards where there is not. */
export interface OwnContentRows {
  readonly items: readonly Item[]
  readonly query: OwnContentQuery
  readonly chosen: ReadonlySet<ContentId>
  readonly onSelect: (items: readonly Item[], selected: boolean) => void
  readonly onAct: (action: BulkAction, item: Item) => void
  readonly onSort: (sortBy: SortBy) => void
}
