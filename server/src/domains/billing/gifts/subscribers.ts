import { externalSubscriber, subscriber } from '../../../platform/events/subscriber.ts'
import { tellChanged } from '../../../platform/realtime/push.ts'
import { readProfile } from '../../profiles/index.ts'
import { type Letter, mailAccounts } from '../shared/mail-accounts.ts'
import { followDispute } from './commands/follow-dispute.ts'
import { giftClaimedMail } from './mails.ts'
import { readGift } from './reader.ts'

/** Open tabs of the giver read the gift again. */
const tellGivers = externalSubscriber('billing.tell-givers', {
  'billing.gift-claimed': async (events, scope) => {
    const topics = events.map(({ payload }) => `account:${payload.giverId}`)
    await tellChanged(scope, topics, 'gift')
  },
})

const mailGivers = subscriber('billing.mail-givers', {
  'billing.gift-claimed': async (tx, events, scope) => {
    const letters: Letter[] = []
    for (const { payload } of events) {
      const gift = await readGift(tx, payload.orderId)
      if (!gift || payload.giverId === payload.accountId) continue
      const claimer = await readProfile(tx, payload.accountId)
      const by = claimer?.display_name ?? 'Somebody'
      const mail = giftClaimedMail(scope.config.PUBLIC_ORIGIN, gift, by)
      letters.push({ accountId: payload.giverId, mail })
    }
    await mailAccounts(tx, letters, scope)
  },
})

const followDisputes = subscriber('billing.end-lost-gifts', {
  'billing.dispute-changed': async (tx, events, scope) => {
    for (const { payload } of events) await followDispute(tx, payload.orderId, scope.now())
  },
})

export const giftSubscribers = [tellGivers, mailGivers, followDisputes]
