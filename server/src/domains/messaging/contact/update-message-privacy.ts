import type { MessagePrivacy } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readMessagePrivacy } from './settings.ts'
import { tellActivity } from './tell-activity.ts'
import { lockSettings, putSettings } from './writer.ts'

type Change = { readonly [Name in keyof MessagePrivacy]?: MessagePrivacy[Name] | undefined }

/** What is not named stays as it is, also a first choice that follows the kind of account. */
export const updateMessagePrivacy = async (
  scope: SignedInScope,
  { mayWrite, readReceipts, activityStatus }: Change,
): Promise<MessagePrivacy> => {
  const { accountId } = scope.actor
  const { privacy, isChanged } = await scope.transact(async (tx) => {
    const before = await lockSettings(tx, accountId)
    const after = {
      account_id: accountId,
      may_write: mayWrite ?? before.may_write,
      read_receipts: readReceipts ?? before.read_receipts,
      activity_status: activityStatus ?? before.activity_status,
    }
    await putSettings(tx, after)
    const isChanged = after.activity_status !== before.activity_status
    if (isChanged) tx.emit('messaging.activity-status-changed', { accountId })
    return { privacy: await readMessagePrivacy(tx, scope.actor), isChanged }
  })
  if (isChanged) {
    await tellActivity(scope, [accountId]).catch((error: unknown) => {
      scope.log.warn({ err: error }, 'sockets hear of the setting with the event instead')
    })
  }
  return privacy
}
