import type { ContentId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { editLiving } from './editing.ts'
import { demandVerified, type PublishWish, prepared } from './publish-content.ts'

interface ScheduleWish extends PublishWish {
  readonly publishAt: string
  readonly timezone: string
}

/** The zone is kept beside the instant, so that the creator sees the time they chose. */
export const scheduleContent = async (
  scope: SignedInScope,
  id: ContentId,
  { publishAt, timezone, when }: ScheduleWish,
) => {
  await demandVerified(scope)
  const at = new Date(publishAt)
  if (at <= scope.now()) {
    fail('request.invalid', { fields: { publishAt: 'Choose a time in the future.' } })
  }
  return editLiving(scope, id, async (tx, row) => ({
    ...(await prepared(tx, row, 'schedule', { when }, scope.now())),
    publish_at: at,
    timezone,
  }))
}
