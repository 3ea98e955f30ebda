export { artefactKinds } from './artefacts.ts'
export { readCues } from './captions/read.ts'
export { acceptUpload, checkArrived } from './commands/accept-upload.ts'
export { createUpload } from './commands/create-upload.ts'
export { finishUpload } from './commands/finish-upload.ts'
export { makeCover, makeTeaser } from './commands/make-derived.ts'
export { removeAsset } from './commands/remove-asset.ts'
export { retryAsset } from './commands/retry-asset.ts'
export { setVerified } from './commands/set-verified.ts'
export { mediaDue } from './due.ts'
export { sweepScratch } from './gateways/scratch.ts'
export { readPictures } from './pictures.ts'
export { readRenditionBytes } from './reader/artefacts.ts'
export { mediaRoutes } from './routes.ts'
export { sendFile } from './send-file.ts'
export {
  addressExpiry,
  signCaptions,
  signOriginal,
  signPictures,
  signPlayback,
  signPosters,
  signPreviews,
} from './sign.ts'
export { mediaSubscribers } from './subscribers.ts'
export { type AssetSummary, readAssets, readProcessing } from './summaries.ts'
export { mediaWorkflows } from './workflows/index.ts'
