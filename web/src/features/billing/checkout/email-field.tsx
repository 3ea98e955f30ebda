import { useViewer } from '../../../core/session/viewer.ts'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { useDetails } from '../details/use-details.ts'
import { HistoryLink } from '../history/history-link.tsx'

/** The confirmed address of the account is the only one a receipt goes to, so it is not typed here. */
export function EmailField() {
  const viewer = useViewer()
  const { details, isPending } = useDetails()
  if (!viewer) return null
  if (isPending) return <SkeletonText lines={1} />
  const hint = details?.emailReceipts ? (
    'We’ll email your receipt to this address.'
  ) : (
    <>
      You’ll find your receipt in <HistoryLink />.
    </>
  )
  return (
    <TextField
      label="Email"
      type="email"
      readOnly
      value={viewer.email}
      hint={hint}
      aside={<Link href="/settings/profile">Change</Link>}
    />
  )
}
