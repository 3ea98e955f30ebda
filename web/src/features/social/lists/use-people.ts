import type { AccountId } from '@fanfare/contract'
import { usePages } from '../../../core/api/pages.ts'
import { useRefreshOn } from '../../../core/realtime/use-own-changes.ts'

const query = { limit: 24 }

/** A creator who looks at their own sees new ones come. */
export const useFollowers = (id: AccountId) => {
  useRefreshOn(['followers'], ['listFollowers', 'readProfile'])
  const { data, ...list } = usePages('listFollowers', { params: { id }, query })
  return { ...list, rows: data?.pages.flatMap(({ followers }) => followers) }
}

/** Whoever is unfollowed here stays in the list until it is read again, to be followed again. */
export const useFollowing = (id: AccountId) => {
  const { data, ...list } = usePages('listFollowing', { params: { id }, query })
  return { ...list, rows: data?.pages.flatMap(({ following }) => following) }
}
