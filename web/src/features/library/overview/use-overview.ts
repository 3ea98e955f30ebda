import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'

/** Two rows of three beside the side bar. */
const newest = { query: { limit: 6 } }
/** What somebody did a moment ago is in it. */
const fresh = { staleTime: 0 }

export const useOverview = () => {
  const continued = useQuery({ ...readOf('listContinueWatching', newest), ...fresh })
  const purchases = useQuery({ ...readOf('listPurchases', newest), ...fresh })
  const saved = useQuery({ ...readOf('listSaved', newest), ...fresh })
  const history = useQuery({ ...readOf('listHistory', newest), ...fresh })
  const reads = [continued, purchases, saved, history]
  return {
    continued: continued.data?.content,
    purchases: purchases.data?.purchases,
    saved: saved.data?.content,
    history: history.data?.history,
    /** The first that could not be read; the others are shown regardless. */
    failed: reads.find(({ data, error }) => !data && error),
    isPending: reads.some(({ isPending }) => isPending),
  }
}
