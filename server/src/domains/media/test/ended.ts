import { vi } from 'vitest'
import { isEnded } from '../policy.ts'
import { findAsset } from '../reader/assets.ts'
import type { Person } from './send.ts'

/** The asset once its workflow has ended, well or not. */
export const ended = (scope: Person, id: string, seconds = 60) =>
  vi.waitFor(
    async () => {
      const asset = await findAsset(scope.db, id)
      if (!asset || !isEnded(asset)) throw new Error(`still ${asset?.status}`)
      return asset
    },
    { timeout: seconds * 1000, interval: 50 },
  )
