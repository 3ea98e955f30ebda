import type { PackFields, PackId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { chooseCreators } from './choose-creators.ts'
import { arrangePack, changePack, lockOwnPack } from './writer.ts'

export const updatePack = (scope: SignedInScope, id: PackId, fields: PackFields): Promise<void> =>
  scope.transact(async (tx) => {
    const { creatorIds, ...words } = fields
    await lockOwnPack(tx, scope.actor.accountId, id)
    const creators = await chooseCreators(tx, creatorIds, scope.actor)
    await changePack(tx, id, words, scope.now())
    await arrangePack(tx, id, creators)
  })
