import { z } from 'zod'
import { get } from '../http/call.ts'
import { parse, text } from '../http/parameters.ts'
import { list, listParameters } from '../objects/list.ts'

const listed = z.strictObject({
  ...listParameters,
  charge: text.optional(),
  payment_intent: text.optional(),
})

/** What can be about a charge, also found by the payment that made it. */
export const listByCharge = (kind: 'dispute' | 'refund', url: string) =>
  get(url, ({ tx, parameters }) => {
    const { charge, payment_intent, ...page } = parse(listed, parameters)
    return list(tx, kind, url, page, { charge, payment_intent })
  })
