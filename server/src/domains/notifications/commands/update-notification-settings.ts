import type { NotificationSettings, ParsedRequest, Routes } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readSettings } from '../reader.ts'
import { saveSettings } from '../writer.ts'

type Change = ParsedRequest<Routes['updateNotificationSettings']>['body']

export const updateNotificationSettings = (scope: SignedInScope, change: Change) =>
  scope.transact(async (tx) => {
    const before = await readSettings(tx, scope.actor.accountId)
    const settings = { ...before, ...change } as NotificationSettings
    await saveSettings(tx, scope.actor.accountId, settings)
    return settings
  })
