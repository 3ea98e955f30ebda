import type { ArticleNode, ContentId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readFiles } from '../files.ts'
import { isSold } from '../policy.ts'
import type { ContentRow } from '../reader/contents.ts'
import { readPictureRows } from '../reader/media.ts'
import { missingOf } from '../requirements.ts'
import type { ContentChange } from '../writer/contents.ts'
import { putDocument } from '../writer/media.ts'
import { editLiving } from './editing.ts'
import { cleanArticle, toColumns, type WrittenFields } from './fields.ts'
import { demandSeller } from './publish-content.ts'

const writeArticle = async (
  tx: Transaction,
  row: ContentRow,
  written: ArticleNode | null,
): Promise<ContentChange> => {
  const { id, type, published_at } = row
  if (type !== 'article') return {}
  const pictures = await readPictureRows(tx, id)
  const own = new Set(pictures.map(({ asset_id }) => asset_id))
  const { document, words } = cleanArticle(written, own)
  const { file: missing } = missingOf({ ...row, word_count: words }, 'ready')
  // Whoever bought it may open it, published or not.
  if (published_at && missing) return fail('request.invalid', { fields: { file: missing } })
  await putDocument(tx, id, document)
  return { word_count: words }
}

/** What others see, or are promised, must stay whole while it is edited. */
const promised = ['published', 'scheduled', 'processing']

/** The version is that of the words a person saw: another one means another tab was faster. */
export const updateContent = (
  scope: SignedInScope,
  id: ContentId,
  { version, article, ...fields }: WrittenFields & { readonly version: number },
) =>
  editLiving(scope, id, async (tx, row) => {
    if (row.version !== version) return fail('content.conflict')
    const change: ContentChange = {
      ...toColumns(fields),
      ...(article === undefined ? {} : await writeArticle(tx, row, article)),
      version: version + 1,
    }
    if (promised.includes(row.status)) {
      const after = { ...row, ...change }
      if (!isSold(row)) await demandSeller(tx, after, scope.now())
      const missing = missingOf(after, (await readFiles(tx, after)).state)
      if (Object.keys(missing).length > 0) fail('request.invalid', { fields: missing })
    }
    return change
  })
