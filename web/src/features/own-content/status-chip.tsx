import type { ContentStatus } from '@fanfare/contract'
import { Badge } from '../../ui/layout/badge.tsx'

const looks = {
  draft: ['quiet', 'Draft'],
  scheduled: ['quiet', 'Scheduled'],
  processing: ['accent', 'Processing'],
  published: ['good', 'Published'],
  unpublished: ['quiet', 'Unpublished'],
  failed: ['bad', 'Failed'],
  deleted: ['quiet', 'Deleted'],
  'taken-down': ['bad', 'Taken down'],
} as const

export const statusName = (status: ContentStatus) => looks[status][1]

export function StatusChip({ status }: { status: ContentStatus }) {
  const [tone, label] = looks[status]
  return <Badge tone={tone}>{label}</Badge>
}
