import type { DataSharing, ParsedRequest, Routes } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readDataSharing } from './reader.ts'
import { changeDataSharing, deleteDataSharing, startDataSharing } from './writer.ts'

type UpdateDataSharing = ParsedRequest<Routes['updateDataSharing']>['body']

/** Emits nothing: what somebody tells about themselves is in this table and nowhere else. */
export const updateDataSharing = (
  scope: SignedInScope,
  { on, ageRange, gender }: UpdateDataSharing,
): Promise<DataSharing> =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    if (on) await startDataSharing(tx, accountId, scope.now())
    if (on === false) await deleteDataSharing(tx, accountId)
    else await changeDataSharing(tx, accountId, { ageRange, gender }, scope.now())
    return readDataSharing(tx, accountId)
  })
