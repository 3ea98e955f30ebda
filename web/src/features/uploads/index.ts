export { createDraftFor, onAttached, showDraft, targetIn } from './attach.ts'
export {
  acceptFor,
  checkFile,
  hintFor,
  mostBytes,
  type RefusalWords,
} from './check-file.ts'
export { compressPicture } from './compress-picture.ts'
export { DropVeil } from './drop-veil.tsx'
export { DropZone, Refusals } from './drop-zone.tsx'
export { browserPorts } from './engine/browser-ports.ts'
export { createUploads, type NewUpload } from './engine/uploads.ts'
export { type Picked, pickFiles } from './file-access.ts'
export { keptFiles } from './kept-files.ts'
export { uploads, useUploads } from './manager.ts'
export { sendFiles } from './send-files.ts'
export { sizeWords } from './sizes.ts'
export { contentOf, isUnfinished, type Target, type Upload } from './upload.ts'
export { UploadPreview } from './upload-preview.tsx'
export { UploadRow } from './upload-row.tsx'
export { useDrop } from './use-drop.ts'
