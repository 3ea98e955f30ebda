import type { ContentId, ContentType } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { SignedInScope } from '../../../platform/scope.ts'
import { settle } from '../settle.ts'
import { insertContent } from '../writer/contents.ts'
import { putDocument } from '../writer/media.ts'
import { cleanArticle, demandChapters, toColumns, type WrittenFields } from './fields.ts'

export const createContent = (
  scope: SignedInScope,
  { type, article, ...fields }: WrittenFields & { readonly type: ContentType },
) =>
  scope.transact(async (tx) => {
    demandChapters(fields, { duration: null })
    const id = uuid() as ContentId
    const { accountId } = scope.actor
    const row = await insertContent(tx, { id, creatorId: accountId, type }, scope.now())
    const change = toColumns(fields)
    if (type !== 'article') return settle(tx, row, scope.now(), change)
    const { document, words } = cleanArticle(article ?? null, new Set())
    await putDocument(tx, id, document)
    return settle(tx, row, scope.now(), { ...change, word_count: words })
  })
