import { isDeepStrictEqual } from 'node:util'
import type { ArticleNode, ContentFields } from '@fanfare/contract'
import { countWords } from '@fanfare/contract/article-words'
import type { Transaction } from '../../platform/database/database.ts'
import { toColumns } from './commands/fields.ts'
import type { Files } from './lifecycle.ts'
import { fieldsOf } from './presenter/fields.ts'
import type { ContentRow } from './reader/contents.ts'
import { type Revision, readRevision } from './reader/revisions.ts'
import { missingOf } from './requirements.ts'
import type { ContentChange } from './writer/contents.ts'
import { putDocument } from './writer/media.ts'
import { deleteRevision } from './writer/revisions.ts'

/** From then on people have it, if only those who bought it: what is edited waits to be released. */
export const isReleased = ({ published_at }: ContentRow) => published_at !== null

const columnsOf = ({ article, ...fields }: Revision): ContentChange => ({
  ...toColumns(fields),
  ...(article ? { word_count: countWords(article) } : {}),
})

/** The post as it will be once this is released. */
export const withRevision = <Row extends ContentRow>(row: Row, revision: Revision): Row => ({
  ...row,
  ...columnsOf(revision),
})

const names = (fields: Revision) => Object.keys(fields) as (keyof ContentFields)[]

const pick = (fields: Revision, wanted: readonly (keyof ContentFields)[]): Revision =>
  Object.fromEntries(wanted.map((name) => [name, fields[name]]))

/** Without what was changed back. `released` is the article that people read now. */
export const differing = (row: ContentRow, released: ArticleNode | null, revision: Revision) => {
  const now = fieldsOf(row, released)
  const then = fieldsOf(withRevision(row, revision), revision.article ?? released)
  const changed = names(revision).filter((name) => !isDeepStrictEqual(now[name], then[name]))
  return pick(then, changed)
}

/** What people have instead of what waits. */
export const releasedOf = (row: ContentRow, released: ArticleNode | null, revision: Revision) =>
  pick(fieldsOf(row, released), names(revision))

/** Makes what waits the post itself; what lacks something goes on waiting. */
export const takeRevision = async (
  tx: Transaction,
  row: ContentRow,
  files: Files,
): Promise<ContentChange> => {
  const revision = await readRevision(tx, row.id)
  const isWhole = Object.keys(missingOf(withRevision(row, revision), files)).length === 0
  if (names(revision).length === 0 || !isWhole) return {}
  if (revision.article) await putDocument(tx, row.id, revision.article)
  await deleteRevision(tx, row.id)
  return columnsOf(revision)
}
