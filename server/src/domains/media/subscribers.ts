import { externalSubscriber } from '../../platform/events/subscriber.ts'
import type { Scope } from '../../platform/scope.ts'
import { inSpan } from '../../platform/telemetry/tracing.ts'
import { dispatchAssets } from './commands/dispatch-assets.ts'
import { findAssets } from './reader/assets.ts'
import { processAsset } from './workflows/process-asset.ts'

const dispatch = (_: unknown, scope: Scope) => dispatchAssets(scope)

export const mediaSubscribers = [
  externalSubscriber('media.process-assets', {
    'media.asset-accepted': async (events, scope) => {
      const ids = events.map(({ payload }) => payload.assetId)
      const heavy = (await findAssets(scope.db, ids)).filter(({ is_heavy }) => is_heavy)
      const waiting = new Set(heavy.map(({ id }) => id))
      // Keyed by the event, so that a batch delivered again starts nothing twice.
      const start = ({ id, trace, payload }: (typeof events)[number]) =>
        inSpan('media.process-asset start', { parent: trace }, () =>
          scope.durable.start(processAsset, id, { assetId: payload.assetId, attempt: 0 }),
        )
      await Promise.all(events.filter(({ payload }) => !waiting.has(payload.assetId)).map(start))
      if (waiting.size > 0) await dispatchAssets(scope)
    },
  }),

  /** When a run ends, the next asset in the queue can start. */
  externalSubscriber('media.dispatch-assets', {
    'media.asset-ready': dispatch,
    'media.asset-failed': dispatch,
  }),
]
