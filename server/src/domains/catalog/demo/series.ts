import type { SignedInScope } from '../../../platform/scope.ts'
import { arrangeSeries, createSeries } from '../commands/series.ts'
import { demoPieces } from './pieces/index.ts'
import { readPieceByTitle, readSeriesByTitle } from './reader.ts'

/** Those of its pieces that are there so far, the oldest first. */
export const keepSeries = async (owner: SignedInScope, title: string) => {
  const { accountId } = owner.actor
  const parts = demoPieces.filter(({ series }) => series === title).reverse()
  const rows = await Promise.all(
    parts.map((part) => readPieceByTitle(owner.db, accountId, part.title)),
  )
  const [first] = parts
  const description = `Begins with “${first?.title ?? title}”.`
  const id =
    (await readSeriesByTitle(owner.db, accountId, title)) ??
    (await createSeries(owner, { title, description })).id
  await arrangeSeries(
    owner,
    id,
    rows.flatMap((row) => row?.id ?? []),
  )
}
