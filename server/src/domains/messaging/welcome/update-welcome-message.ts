import type { WelcomeMessage } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { putWelcome } from './writer.ts'

/** Turned off, its text stays for another time. */
export const updateWelcomeMessage = (
  scope: SignedInScope,
  { isOn, text }: WelcomeMessage,
): Promise<WelcomeMessage> =>
  scope.transact(async (tx) => {
    await putWelcome(tx, scope.actor.accountId, { isOn, text })
    return { isOn, text }
  })
