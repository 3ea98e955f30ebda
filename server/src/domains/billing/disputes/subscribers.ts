import { externalSubscriber, subscriber } from '../../../platform/events/subscriber.ts'
import { tellChanged } from '../../../platform/realtime/push.ts'
import { type Letter, mailAccounts } from '../shared/mail-accounts.ts'
import { disputeMail } from './mails.ts'
import { readDisputeRow } from './reader.ts'

const mailDisputes = subscriber('billing.mail-disputes', {
  'billing.dispute-changed': async (tx, events, scope) => {
    const letters: Letter[] = []
    for (const { disputeId, creatorId, state } of events.map(({ payload }) => payload)) {
      const dispute = await readDisputeRow(tx, disputeId)
      const mail = dispute && disputeMail(scope.config.PUBLIC_ORIGIN, dispute, state)
      if (mail && creatorId) letters.push({ accountId: creatorId, mail })
    }
    await mailAccounts(tx, letters, scope)
  },
})

const tellDisputed = externalSubscriber('billing.tell-disputed', {
  'billing.dispute-changed': async (events, scope) => {
    const creators = events.flatMap(({ payload }) => payload.creatorId ?? [])
    const topics = creators.map((id) => `account:${id}`)
    await tellChanged(scope, topics, 'earnings')
  },
})

export const disputeSubscribers = [mailDisputes, tellDisputed]
