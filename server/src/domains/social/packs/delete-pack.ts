import type { PackId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { deletePackRow, lockOwnPack } from './writer.ts'

export const deletePack = (scope: SignedInScope, id: PackId): Promise<void> =>
  scope.transact(async (tx) => {
    await lockOwnPack(tx, scope.actor.accountId, id)
    await deletePackRow(tx, id)
  })
