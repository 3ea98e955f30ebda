import { externalSubscriber, subscriber } from '../../../platform/events/subscriber.ts'
import { tellChanged } from '../../../platform/realtime/push.ts'
import { type Letter, mailAccounts } from '../shared/mail-accounts.ts'
import { handleWithdrawal } from './commands/handle-withdrawal.ts'
import { buyerMail, creatorMail } from './mails.ts'
import { readRefundRows } from './reader.ts'
import { sendRefundWorkflow } from './workflows/send-refund.ts'

const sendRefunds = externalSubscriber('billing.send-refunds', {
  'billing.refund-changed': async (events, scope) => {
    for (const { refundId, state } of events.map(({ payload }) => payload)) {
      // Keyed by the refund, so that a batch delivered again starts nothing twice.
      if (state === 'sending') await scope.durable.start(sendRefundWorkflow, refundId, { refundId })
    }
  },
})

const mailRefunds = subscriber('billing.mail-refunds', {
  'billing.refund-changed': async (tx, events, scope) => {
    const { PUBLIC_ORIGIN: origin } = scope.config
    const changes = events.map(({ payload }) => payload)
    const ids = changes.map(({ refundId }) => refundId)
    const refunds = await readRefundRows(tx, ids)
    const letters = changes.flatMap(({ refundId, state }): Letter[] => {
      const refund = refunds.get(refundId)
      if (!refund) return []
      const toBuyer = buyerMail(origin, refund, state)
      const toCreator = creatorMail(origin, refund, state)
      return [
        ...(toBuyer ? [{ accountId: refund.account_id, mail: toBuyer }] : []),
        ...(toCreator && refund.creator_id
          ? [{ accountId: refund.creator_id, mail: toCreator }]
          : []),
      ]
    })
    await mailAccounts(tx, letters, scope)
  },
})

/** Open tabs of both read again: not every step of a refund changes the order itself. */
const tellBothSides = externalSubscriber('billing.tell-of-refunds', {
  'billing.refund-changed': async (events, scope) => {
    const buyers = events.map(({ payload }) => `account:${payload.accountId}`)
    const creators = events.flatMap(({ payload }) => payload.creatorId ?? [])
    await tellChanged(scope, buyers, 'order')
    const topics = creators.map((id) => `account:${id}`)
    await tellChanged(scope, topics, 'earnings')
  },
})

const handleWithdrawals = subscriber('billing.handle-withdrawals', {
  'billing.withdrawal-received': async (tx, events, scope) => {
    for (const { payload } of events) await handleWithdrawal(tx, scope, payload.withdrawalId)
  },
})

export const refundSubscribers = [sendRefunds, mailRefunds, tellBothSides, handleWithdrawals]
