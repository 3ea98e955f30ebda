import type { ContentFields, ContentId } from '@fanfare/contract'
import { catalogRoutes } from '../src/domains/catalog/index.ts'
import type { Exchange } from '../src/platform/http/handler.ts'
import type { SignedInScope } from '../src/platform/scope.ts'

/** Changes a published post, and lets people have it. */
export const editReleased = async (
  creator: SignedInScope,
  id: ContentId,
  fields: Partial<ContentFields>,
) => {
  const exchange = {} as Exchange
  const on = { params: { id }, query: undefined, body: undefined }
  const { content } = await catalogRoutes.readDraft(creator, on, exchange)
  const written = { ...on, body: { ...fields, version: content.version } }
  const saved = await catalogRoutes.updateContent(creator, written, exchange)
  const seen = { ...on, body: { version: saved.content.version } }
  await catalogRoutes.releaseChanges(creator, seen, exchange)
}
