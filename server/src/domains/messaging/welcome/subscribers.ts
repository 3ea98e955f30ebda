import type { EventPayload } from '@fanfare/contract'
import { externalSubscriber } from '../../../platform/events/subscriber.ts'
import { readWelcomeTexts } from './reader.ts'
import { sendWelcome } from './send-welcome.ts'

/** What was paused or failed and goes on is nobody new. */
const isNew = ({ from, to }: EventPayload<'billing.subscription-changed'>) =>
  to === 'active' && (from === null || from === 'incomplete')

export const welcomeSubscribers = externalSubscriber('messaging.welcome-subscribers', {
  'billing.subscription-changed': async (events, scope) => {
    const begun = events.map(({ payload }) => payload).filter(isNew)
    if (begun.length === 0) return
    const creatorIds = [...new Set(begun.map(({ creatorId }) => creatorId))]
    const texts = await readWelcomeTexts(scope.primary, creatorIds)
    for (const { creatorId, accountId: fanId } of begun) {
      const text = texts.get(creatorId)
      if (text !== undefined) await sendWelcome(scope, { creatorId, fanId, text })
    }
  },
})
