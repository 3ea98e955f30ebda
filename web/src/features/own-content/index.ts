import { lazyAfterPaint } from '../../ui/lib/lazy-component.ts'

export { ContentTabs } from './content-tabs.tsx'
export { ItemCover } from './item-cover.tsx'
export { dueWords, typeWords } from './item-words.ts'
export { StatusChip } from './status-chip.tsx'
export { UploadModalContext } from './upload-modal-context.ts'

export const UploadModal = lazyAfterPaint(() => import('./upload-modal.tsx'), 'UploadModal')
