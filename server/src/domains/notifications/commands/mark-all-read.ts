import type { SignedInScope } from '../../../platform/scope.ts'
import { tellReaders } from '../take-back.ts'
import { lockReaders, raiseWatermarks } from '../writer/readers.ts'

/** What is read was also seen. One row changes, however much there is. */
export const markAllRead = (scope: SignedInScope): Promise<void> =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    await lockReaders(tx, [accountId])
    await raiseWatermarks(tx, accountId, 'read')
    tellReaders(tx, [accountId])
  })
