import { type ContentId, limits, type SeriesId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { canMove, isOwner } from '../policy.ts'
import { fieldsOf } from '../presenter/fields.ts'
import { type ContentRow, readContentRow } from '../reader/contents.ts'
import { readDocument } from '../reader/media.ts'
import { readRevision } from '../reader/revisions.ts'
import { readSeriesEnd } from '../reader/series.ts'
import { isReleased, withRevision } from '../revision.ts'
import { settle } from '../settle.ts'
import { type ContentChange, insertContent } from '../writer/contents.ts'
import { putDocument } from '../writer/media.ts'
import { lockSeries } from '../writer/series.ts'
import { cleanArticle, toColumns } from './fields.ts'

/** As its owner has it in front of them, with what waits to be released. */
const readSource = async (tx: Transaction, scope: SignedInScope, id: ContentId) => {
  const row = await readContentRow(tx, id)
  if (!row || !isOwner(row, scope.actor) || row.status === 'deleted') {
    return fail('content.not-found')
  }
  canMove(row).orThrow()
  const revision = isReleased(row) ? await readRevision(tx, id) : {}
  return { row: withRevision(row, revision), article: revision.article ?? null }
}

/** Behind the others, whose order is locked with the series. */
const seriesOf = async (tx: Transaction, { series_id }: ContentRow): Promise<ContentChange> => {
  const series = series_id && (await lockSeries(tx, series_id as SeriesId))
  const position = series && (await readSeriesEnd(tx, series.id, limits.seriesParts))
  return position ? { series_id, series_position: position } : {}
}

/** What belongs to the file (chapters, its description, pictures of an article) stays with it. */
export const duplicateContent = (scope: SignedInScope, sourceId: ContentId) =>
  scope.transact(async (tx) => {
    const { row: source, article } = await readSource(tx, scope, sourceId)
    const id = uuid() as ContentId
    const { type } = source
    const place = await seriesOf(tx, source)
    const row = await insertContent(tx, { id, creatorId: source.creator_id, type }, scope.now())
    const { chapters: _chapters, altText: _alt, article: _text, ...words } = fieldsOf(source, null)
    const title = `Copy of ${words.title || 'Untitled'}`.slice(0, limits.title)
    const change = { ...toColumns({ ...words, title }), ...place }
    if (type !== 'article') return settle(tx, row, scope.now(), change)
    const written = cleanArticle(article ?? (await readDocument(tx, sourceId)), new Set())
    await putDocument(tx, id, written.document)
    return settle(tx, row, scope.now(), { ...change, word_count: written.words })
  })
