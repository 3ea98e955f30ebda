import type { ParsedRequest, Routes } from '@fanfare/contract'
import type { Scope } from '../../../platform/scope.ts'
import { takeMessage } from '../take-message.ts'

type GuestMessage = ParsedRequest<Routes['contactSupportAsGuest']>['body']

/** Without a mail to the address that was typed: it may be anybody's. */
export const contactSupportAsGuest = (scope: Scope, { email, ...input }: GuestMessage) =>
  scope.transact(async (tx) => {
    const { reference } = await takeMessage(tx, scope, input, { accountId: null, email })
    return { reference }
  })
