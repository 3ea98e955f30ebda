import type { AccountId, PackId, PackView } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import { type Keys, type PageQuery, readPage } from '../../../platform/paging/keyset.ts'
import type { Scope } from '../../../platform/scope.ts'
import { readPeople, requireVisibleProfile } from '../../profiles/index.ts'
import { readCreatorSummaries } from '../facts.ts'
import { isSelf } from '../policy.ts'
import { type ListedPack, readPackCreators, readPackRow, readPacksOf } from './reader.ts'

/** A pack is there for whoever may see its owner. Six queries. */
export const viewPack = async (scope: Scope, id: PackId): Promise<PackView> => {
  const [row, ids] = await Promise.all([readPackRow(scope.db, id), readPackCreators(scope.db, id)])
  if (!row) return fail('pack.not-found')
  const [owners, creators] = await Promise.all([
    readPeople(scope, [row.owner_id]),
    readCreatorSummaries(scope, ids),
  ])
  const owner = owners.get(row.owner_id)
  if (!owner) return fail('pack.not-found')
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    owner,
    creators: ids.flatMap((creator) => creators.get(creator) ?? []),
    updatedAt: row.updated_at.toISOString(),
    abilities: { edit: isSelf(row.owner_id, scope.actor) },
  }
}

const keysOf = ({ created_at, id }: ListedPack): Keys => [created_at.toISOString(), id]

/** Four queries: the owner, the page, the first creators of each, their pictures. */
export const listPacks = async (scope: Scope, owner: AccountId, query: PageQuery) => {
  await requireVisibleProfile(scope.db, scope.actor, owner)
  const { shown, ...page } = await readPage(query, ['packs', owner], keysOf, (start) =>
    readPacksOf(scope.db, owner, start),
  )
  const ids = shown.flatMap(({ first_creators }) => first_creators)
  const people = await readPeople(scope, ids)
  const packs = shown.map(({ id, title, description, creator_count, first_creators }) => ({
    id,
    title,
    description,
    creatorCount: creator_count,
    creators: first_creators.flatMap((creator) => people.get(creator) ?? []),
  }))
  return { packs, ...page }
}
