import { z } from 'zod'
import { AssetId } from '../core/ids.ts'

export const ProcessingStep = z.object({
  /** Such as `probe`, `rendition-720`. */
  name: z.string(),
  label: z.string().describe('shown to people, for example 720p'),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  percent: z.int().min(0).max(100),
})
export type ProcessingStep = z.infer<typeof ProcessingStep>

export const Processing = z.object({
  assetId: AssetId,
  status: z.enum(['queued', 'processing', 'ready', 'failed']),
  steps: z.array(ProcessingStep),
  /** Something can be played already. */
  playable: z.boolean(),
  failure: z.string().nullable(),
  failedStep: z.string().nullable(),
})
export type Processing = z.infer<typeof Processing>
