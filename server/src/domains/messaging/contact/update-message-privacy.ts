import type { MessagePrivacy } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readMessagePrivacy } from './settings.ts'
import { lockSettings, putSettings } from './writer.ts'

type Change = { readonly [Name in keyof MessagePrivacy]?: MessagePrivacy[Name] | undefined }

/** What is not named stays as it is, also a first choice that follows the kind of account. */
export const updateMessagePrivacy = (
  scope: SignedInScope,
  { mayWrite, readReceipts }: Change,
): Promise<MessagePrivacy> =>
  scope.transact(async (tx) => {
    const before = await lockSettings(tx, scope.actor.accountId)
    await putSettings(tx, {
      account_id: before.account_id,
      may_write: mayWrite ?? before.may_write,
      read_receipts: readReceipts ?? before.read_receipts,
    })
    return readMessagePrivacy(tx, scope.actor)
  })
