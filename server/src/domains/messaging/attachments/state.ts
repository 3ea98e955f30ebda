import type { Attachment } from '@fanfare/contract'
import type { AssetSummary } from '../../media/index.ts'

/** A video can be opened before the last of it is made. */
export const stateOf = ({
  status,
  playable,
}: Pick<AssetSummary, 'status' | 'playable'>): Attachment['state'] => {
  if (status === 'failed') return 'failed'
  return playable ? 'ready' : 'processing'
}

/** Nothing is paid for that may yet fail, a video neither of which only the first is made; nor what has all failed. */
export const isForSale = (assets: readonly Pick<AssetSummary, 'status'>[]) =>
  assets.some(({ status }) => status === 'ready') &&
  assets.every(({ status }) => status === 'ready' || status === 'failed')
