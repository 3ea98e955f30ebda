import type { SignedInScope } from '../../../platform/scope.ts'
import { findAllowance } from '../reader/uploads.ts'

export const spaceUsedBy = async ({ db, actor }: SignedInScope): Promise<number> =>
  (await findAllowance(db, actor.accountId)).used_bytes
