import type { ProblemError } from '@fanfare/contract/client'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import rows from '../../ui/layout/rows.module.css'
import { LoadError } from './load-error.tsx'

type List = {
  rows: readonly unknown[] | undefined
  error: ProblemError | null
  isPending: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

type Props = {
  what: string
  /** Most lists are the viewer's own. */
  whose?: 'your' | 'these'
  list: List
}

/** Below a list: a skeleton, an error, or a button for more. */
export function MoreOf({ what, whose = 'your', list }: Props) {
  if (!list.rows && list.error) {
    return <LoadError level={3} title={`We couldn’t load ${whose} ${what}`} read={list} />
  }
  if (list.isPending) return <SkeletonText />
  if (!list.hasNextPage) return null
  return (
    <div className={rows.after}>
      {list.isFetchNextPageError && <p role="alert">We couldn’t load more. Try again.</p>}
      <Button
        variant="outline"
        loading={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        Show more
      </Button>
    </div>
  )
}
