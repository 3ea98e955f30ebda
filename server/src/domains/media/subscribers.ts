import { externalSubscriber } from '../../platform/events/subscriber.ts'
import { inSpan } from '../../platform/telemetry/tracing.ts'
import { processAsset } from './workflows/process-asset.ts'

export const mediaSubscribers = [
  externalSubscriber('media.process-assets', {
    'media.asset-accepted': async (events, scope) => {
      // Keyed by the event, so that a batch delivered again starts nothing twice.
      const start = ({ id, trace, payload }: (typeof events)[number]) =>
        inSpan('media.process-asset start', { parent: trace }, () =>
          scope.durable.start(processAsset, id, { assetId: payload.assetId }),
        )
      await Promise.all(events.map(start))
    },
  }),
]
