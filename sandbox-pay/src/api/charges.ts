import { z } from 'zod'
import { type Call, get } from '../http/call.ts'
import { parse, text } from '../http/parameters.ts'
import { list, listParameters } from '../objects/list.ts'
import { present } from '../objects/present.ts'
import { find } from '../objects/store.ts'

const listedCharges = z.strictObject({
  ...listParameters,
  customer: text.optional(),
  payment_intent: text.optional(),
})

function listCharges({ tx, parameters }: Call): Promise<object> {
  const { customer, payment_intent, ...page } = parse(listedCharges, parameters)
  return list(tx, 'charge', '/v1/charges', page, { customer, payment_intent })
}

const warnings = '/v1/radar/early_fraud_warnings'

const listedWarnings = z.strictObject({
  ...listParameters,
  charge: text.optional(),
  payment_intent: text.optional(),
})

async function listWarnings(call: Call): Promise<object> {
  const { charge, payment_intent, ...page } = parse(listedWarnings, call.parameters)
  const equal = { charge, payment_intent }
  const found = await list(call.tx, 'radar.early_fraud_warning', warnings, page, equal)
  return { ...found, data: await Promise.all(found.data.map((one) => present(call, one))) }
}

export const charges = [
  get('/v1/charges', listCharges),
  get('/v1/charges/:id', ({ tx, path }) => find(tx, 'charge', path.id ?? '')),
  get(warnings, listWarnings),
  get(`${warnings}/:id`, async (call) =>
    present(call, await find(call.tx, 'radar.early_fraud_warning', call.path.id ?? '')),
  ),
]
