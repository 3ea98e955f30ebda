import type { PushDeviceView } from '@fanfare/contract'
import type { SignedInScope } from '../../../../platform/scope.ts'
import type { PushDeviceRow } from './reader/devices.ts'

export const presentDevice = (
  { actor }: SignedInScope,
  { id, session_id, created_at }: PushDeviceRow,
  name: string,
): PushDeviceView => ({
  id,
  name,
  turnedOnAt: created_at.toISOString(),
  current: session_id === actor.sessionId,
})
