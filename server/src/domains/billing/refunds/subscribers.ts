import { externalSubscriber, subscriber } from '../../../platform/events/subscriber.ts'
import { tellChanged } from '../../../platform/realtime/push.ts'
import { mailAccount } from '../mail-account.ts'
import { handleWithdrawal } from './commands/handle-withdrawal.ts'
import { buyerMail, creatorMail } from './mails.ts'
import { readRefundRow } from './reader/refunds.ts'
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
    for (const { refundId, state } of events.map(({ payload }) => payload)) {
      const refund = await readRefundRow(tx, refundId)
      if (!refund) continue
      const letters = [
        [refund.account_id, buyerMail(origin, refund, state)],
        [refund.creator_id, creatorMail(origin, refund, state)],
      ] as const
      for (const [accountId, mail] of letters) {
        if (mail) await mailAccount(tx, accountId, mail, scope.now())
      }
    }
  },
})

/** Open tabs of both read again: not every step of a refund changes the order itself. */
const tellBothSides = externalSubscriber('billing.tell-of-refunds', {
  'billing.refund-changed': async (events, scope) => {
    const buyers = events.map(({ payload }) => `account:${payload.accountId}`)
    const creators = events.map(({ payload }) => `account:${payload.creatorId}`)
    await tellChanged(scope, buyers, 'order')
    await tellChanged(scope, creators, 'earnings')
  },
})

const handleWithdrawals = subscriber('billing.handle-withdrawals', {
  'billing.withdrawal-received': async (tx, events, scope) => {
    for (const { payload } of events) await handleWithdrawal(tx, scope, payload.withdrawalId)
  },
})

export const refundSubscribers = [sendRefunds, mailRefunds, tellBothSides, handleWithdrawals]
