import type { ParsedRequest, Routes } from '@fanfare/contract'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readDetails } from '../reader.ts'
import { keepCountry, lockCustomer, writeDetails } from '../writer.ts'

type SaveBillingDetails = ParsedRequest<Routes['saveBillingDetails']>['body']

export const saveBillingDetails = (scope: SignedInScope, given: SaveBillingDetails) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    await lockCustomer(tx, accountId, scope.now())
    const before = await readDetails(tx, accountId)
    const address = given.address === undefined ? before.address : given.address
    const emailReceipts = given.emailReceipts ?? before.emailReceipts
    const details = { address, emailReceipts }
    await writeDetails(tx, accountId, details)
    if (given.address) await keepCountry(tx, accountId, given.address.country)
    return details
  })
