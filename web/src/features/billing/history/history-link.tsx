import { withSearch } from '../../../core/navigation/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'

/** Links to every receipt, emailed or not. */
export const HistoryLink = () => (
  <Link href={withSearch('/subscriptions', { tab: 'history' })}>your payment history</Link>
)
