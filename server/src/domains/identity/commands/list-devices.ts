import type { SignedInScope } from '../../../platform/scope.ts'
import { presentDevice } from '../presenter.ts'
import { listSessions } from '../reader.ts'

export const listDevices = async (scope: SignedInScope) => {
  const { accountId, sessionId } = scope.actor
  const rows = await listSessions(scope.db, accountId, scope.now())
  return { devices: rows.map((row) => presentDevice(row, sessionId)) }
}
