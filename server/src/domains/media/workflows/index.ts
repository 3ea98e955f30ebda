import { processAsset } from './process-asset.ts'

export const mediaWorkflows = [processAsset]
