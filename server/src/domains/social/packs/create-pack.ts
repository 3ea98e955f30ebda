import { limits, type PackFields, type PackId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { lockPerson } from '../writer.ts'
import { chooseCreators } from './choose-creators.ts'
import { arrangePack, countPacksOf, insertPack } from './writer.ts'

export const createPack = (scope: SignedInScope, fields: PackFields): Promise<PackId> =>
  scope.transact(async (tx) => {
    const { title, description, creatorIds } = fields
    const owner = scope.actor.accountId
    const creators = await chooseCreators(tx, creatorIds, scope.actor)
    await lockPerson(tx, owner)
    if ((await countPacksOf(tx, owner)) >= limits.packs) fail('pack.too-many')
    const id = uuid() as PackId
    const now = scope.now()
    const row = { id, owner_id: owner, title, description, created_at: now, updated_at: now }
    await insertPack(tx, row)
    await arrangePack(tx, id, creators)
    return id
  })
