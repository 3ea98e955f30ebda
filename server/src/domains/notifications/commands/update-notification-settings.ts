import type { NotificationSettings, ParsedRequest, Routes } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { writtenKinds } from '../kinds/index.ts'
import { readSettings } from '../reader/settings.ts'
import { turnKindsOn } from '../writer/readers.ts'
import { saveSettings } from '../writer/settings.ts'

type Change = ParsedRequest<Routes['updateNotificationSettings']>['body']

/** Turning a switch on means all of it, also what “Fewer like this” has turned off. */
export const updateNotificationSettings = (scope: SignedInScope, change: Change) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const before = await readSettings(tx, accountId)
    const settings = { ...before, ...change } as NotificationSettings
    await saveSettings(tx, accountId, settings)
    const turnedOn = writtenKinds.filter((kind) => change[kind.switch] === true)
    await turnKindsOn(
      tx,
      accountId,
      turnedOn.map(({ name }) => name),
    )
    return settings
  })
