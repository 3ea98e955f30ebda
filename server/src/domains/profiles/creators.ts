import { type Keys, type PageQuery, readPage } from '../../platform/paging/keyset.ts'
import type { Scope } from '../../platform/scope.ts'
import { readPictures } from '../media/index.ts'
import { presentCreator } from './presenter.ts'
import { type CreatorRow, readCreators } from './reader.ts'
import { isBlockedFrom } from './seen/reader.ts'

const keysOf = (row: CreatorRow): Keys => [row.creator_since.toISOString(), row.account_id]

/** Those whom everyone may see. What their followers make of them is added by social. */
export const listCreators = async (scope: Scope, query: PageQuery) => {
  const { shown, ...page } = await readPage(query, 'creators', keysOf, (start) =>
    readCreators(scope.db, isBlockedFrom(scope.actor, 'account_id'), start),
  )
  const ids = shown.map((row) => row.picture_asset_id)
  const pictures = await readPictures(scope, ids)
  return {
    creators: shown.map((row) => presentCreator(row, pictures.of(row.picture_asset_id))),
    ...page,
  }
}
