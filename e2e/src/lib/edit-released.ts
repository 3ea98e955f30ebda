import type { ContentFields, ContentId } from '@fanfare/contract'
import type { Session } from './client.ts'

/** Changes a published post and lets people have it, as its creator does in the wizard. */
export const editReleased = async (
  { call }: Pick<Session, 'call'>,
  id: ContentId,
  fields: Partial<ContentFields>,
) => {
  const params = { id }
  const { content } = await call('readDraft', { params })
  const body = { ...fields, version: content.version }
  const saved = await call('updateContent', { params, body })
  await call('releaseChanges', { params, body: { version: saved.content.version } })
}
