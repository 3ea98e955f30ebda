import { Link } from '../../../ui/layout/link.tsx'

/** Where every receipt is found, mailed or not. */
export const HistoryLink = () => (
  <Link href="/subscription-management?tab=history">your payment history</Link>
)
