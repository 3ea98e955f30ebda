import { toSeconds } from '../clock.ts'
import type { Work } from '../http/call.ts'
import type { Document } from './documents.ts'
import { find } from './store.ts'

/** What depends on the moment of asking is decided here; the rest is as it was stored. */
export async function present({ tx, now }: Work, document: Document): Promise<Document> {
  if (document.object === 'balance_transaction') {
    const isAvailable = document.available_on <= toSeconds(now)
    return { ...document, status: isAvailable ? 'available' : 'pending' }
  }
  if (document.object === 'radar.early_fraud_warning') {
    const charge = await find(tx, 'charge', document.charge)
    return { ...document, actionable: !charge.refunded && !charge.disputed }
  }
  return document
}
