import type { ArticleNode, ContentId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readFiles } from '../files.ts'
import { isSold } from '../policy.ts'
import type { ContentRow } from '../reader/contents.ts'
import { readDocument, readPictureRows } from '../reader/media.ts'
import { type Revision, readRevision } from '../reader/revisions.ts'
import { missingOf } from '../requirements.ts'
import { differing, isReleased, withRevision } from '../revision.ts'
import type { ContentChange } from '../writer/contents.ts'
import { putDocument } from '../writer/media.ts'
import { putRevision } from '../writer/revisions.ts'
import { editLiving } from './editing.ts'
import { cleanArticle, demandChapters, toColumns, type WrittenFields } from './fields.ts'
import { demandSeller } from './publish-content.ts'

const cleanFor = async (tx: Transaction, { id }: ContentRow, written: ArticleNode | null) => {
  const pictures = await readPictureRows(tx, id)
  return cleanArticle(written, new Set(pictures.map(({ asset_id }) => asset_id)))
}

const writeArticle = async (
  tx: Transaction,
  row: ContentRow,
  written: ArticleNode | null,
): Promise<ContentChange> => {
  if (row.type !== 'article') return {}
  const { document, words } = await cleanFor(tx, row, written)
  await putDocument(tx, row.id, document)
  return { word_count: words }
}

const mentioned = (fields: WrittenFields): Revision =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Keeps it beside the post, until it is released. */
const revise = async (
  { tx, row, now }: { tx: Transaction; row: ContentRow; now: Date },
  { article, ...fields }: WrittenFields,
) => {
  const isWritten = row.type === 'article' && article !== undefined
  const written: Revision = {
    ...(await readRevision(tx, row.id)),
    ...mentioned(fields),
    ...(isWritten ? { article: (await cleanFor(tx, row, article)).document } : {}),
  }
  if (!isSold(row)) await demandSeller(tx, withRevision(row, written), now)
  await putRevision(tx, row.id, differing(row, await readDocument(tx, row.id), written))
}

/** What is promised must stay whole while it is edited. */
const promised = ['scheduled', 'processing']

/** The version is that of the words a person saw: another one means another tab was faster. */
export const updateContent = (
  scope: SignedInScope,
  id: ContentId,
  { version, ...written }: WrittenFields & { readonly version: number },
) =>
  editLiving(scope, id, async (tx, row, now) => {
    if (row.version !== version) return fail('content.conflict')
    demandChapters(written, row)
    if (isReleased(row)) {
      await revise({ tx, row, now }, written)
      return { version: version + 1 }
    }
    const { article, ...fields } = written
    const change: ContentChange = {
      ...toColumns(fields),
      ...(article === undefined ? {} : await writeArticle(tx, row, article)),
      version: version + 1,
    }
    if (promised.includes(row.status)) {
      const after = { ...row, ...change }
      if (!isSold(row)) await demandSeller(tx, after, now)
      const missing = missingOf(after, (await readFiles(tx, after)).state)
      if (Object.keys(missing).length > 0) fail('request.invalid', { fields: missing })
    }
    return change
  })
