import type { ContentDraft, ContentId, ReplyBody, Routes, UploadId } from '@fanfare/contract'
import { api, readOf } from '../../core/api/api.ts'
import { queryClient } from '../../core/api/query-client.ts'
import type { Target, Upload } from './upload.ts'

type Reply = ReplyBody<Routes['setContentFile']>

const titleFrom = (name: string) =>
  name
    .replace(/\.[^.]+$/, '')
    .replaceAll('_', ' ')
    .slice(0, 120)

const typeFor = { video: 'video', audio: 'audio', image: 'image' } as const

/** The name of a file is a better title than none. */
export const createDraftFor = async (
  upload: Pick<Upload, 'name' | 'purpose'>,
  more: Partial<Pick<ContentDraft, 'title' | 'description' | 'tags' | 'category'>> = {},
) => {
  const type = typeFor[upload.purpose as keyof typeof typeFor]
  const body = { title: titleFrom(upload.name), ...more, type }
  const { content } = await api.call('createContent', { body })
  return content
}

export const targetIn = (content: Pick<ContentDraft, 'id' | 'type'>): Target => ({
  kind: content.type === 'image' ? 'picture' : 'file',
  contentId: content.id,
})

const use = (target: Exclude<Target, { kind: 'new-draft' }>, fileId: UploadId): Promise<Reply> => {
  const params = { id: target.contentId }
  if (target.kind === 'file') return api.call('setContentFile', { params, body: { fileId } })
  if (target.kind === 'cover') return api.call('setCover', { params, body: { fileId } })
  if (target.kind === 'picture') {
    return api.call('addContentPicture', { params, body: { fileId, altText: '' } })
  }
  const { language, label } = target
  return api.call('setCaptions', { params, body: { fileId, language, label } })
}

/** Updates everything on the page that shows this post. */
export const showDraft = (content: ContentDraft) => {
  queryClient.setQueryData(readOf('readDraft', { params: { id: content.id } }).queryKey, {
    content,
  })
  for (const read of ['listOwnContent', 'listLatestPosts', 'listNeeds', 'readProcessing']) {
    void queryClient.invalidateQueries({ queryKey: [read] })
  }
}

type Listener = (draft: ContentDraft, target: Target) => void
const listeners = new Map<ContentId, Set<Listener>>()

/** For an open editor that puts what arrives into its text. */
export const onAttached = (contentId: ContentId, listener: Listener) => {
  const present = listeners.get(contentId) ?? new Set()
  listeners.set(contentId, present.add(listener))
  return () => void present.delete(listener)
}

export const attach = async (target: Target, fileId: UploadId, upload: Upload) => {
  const known = target.kind === 'new-draft' ? targetIn(await createDraftFor(upload)) : target
  if (known.kind === 'new-draft') return
  const { content } = await use(known, fileId)
  showDraft(content)
  for (const listener of listeners.get(content.id) ?? []) listener(content, known)
}
