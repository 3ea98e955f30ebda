import { externalSubscriber, subscriber } from '../../../platform/events/subscriber.ts'
import { tellChanged } from '../../../platform/realtime/push.ts'
import { type Letter, mailAccounts } from '../mail-accounts.ts'
import { submitEvidence } from './commands/submit-evidence.ts'
import { disputeMail } from './mails.ts'
import { readDisputeRow } from './reader/disputes.ts'

const sendEvidence = externalSubscriber('billing.send-evidence', {
  'billing.dispute-changed': async (events, scope) => {
    for (const { disputeId, state } of events.map(({ payload }) => payload)) {
      if (state === 'needs-response') await submitEvidence(scope, disputeId)
    }
  },
})

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

export const disputeSubscribers = [sendEvidence, mailDisputes, tellDisputed]
