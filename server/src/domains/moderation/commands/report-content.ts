import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireReportableContent } from '../../catalog/index.ts'
import { putReport } from '../writer.ts'

interface Complaint {
  readonly reason: string
  readonly details: string
}

/** Of what they can see, locked or not: a cover and a title can be wrong too. */
export const reportContent = async (
  scope: SignedInScope,
  contentId: ContentId,
  { reason, details }: Complaint,
) => {
  await requireReportableContent(scope, contentId)
  const report = { contentId, reporterId: scope.actor.accountId, reason, details }
  await scope.transact((tx) => putReport(tx, report, scope.now()))
}
