import { toSeconds } from '../clock.ts'
import { emit } from '../events.ts'
import type { Work } from '../http/call.ts'
import { newId } from '../ids.ts'
import type { EarlyFraudWarning } from '../objects/charge.ts'
import { find, insert } from '../objects/store.ts'

/** The bank believes that the card was stolen, and says so before anyone complains. */
export async function warnOfFraud(work: Work, chargeId: string): Promise<void> {
  const charge = await find(work.tx, 'charge', chargeId)
  const warning = await insert(work.tx, {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    created: toSeconds(work.now),
    livemode: false,
    actionable: !charge.refunded && !charge.disputed,
    charge: charge.id,
    fraud_type: 'made_with_stolen_card',
    payment_intent: charge.payment_intent,
  } satisfies EarlyFraudWarning)
  await emit(work, 'radar.early_fraud_warning.created', warning)
}
