import { z } from 'zod'
import { toSeconds } from '../clock.ts'
import { emit } from '../events.ts'
import { detachMethod } from '../flows/methods.ts'
import { type Call, get, post, remove } from '../http/call.ts'
import { missing } from '../http/errors.ts'
import { address, metadata, parse, text } from '../http/parameters.ts'
import { newId } from '../ids.ts'
import { noAddress } from '../objects/common.ts'
import type { Customer } from '../objects/customer.ts'
import { list } from '../objects/list.ts'
import { find, insert, lock, save } from '../objects/store.ts'
import { merged, orNull } from './merge.ts'

const parameters = z.strictObject({
  address: z.union([address, z.literal('')]).optional(),
  description: text.optional(),
  email: text.optional(),
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
  metadata: metadata.optional(),
  name: text.optional(),
  phone: text.optional(),
})

const blank = {
  object: 'customer',
  livemode: false,
  email: null,
  name: null,
  phone: null,
  description: null,
  address: null,
  balance: 0,
  currency: null,
  default_source: null,
  delinquent: false,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  metadata: {},
  preferred_locales: [],
  shipping: null,
} satisfies Partial<Customer>

async function create(call: Call): Promise<Customer> {
  const fresh: Customer = { ...blank, id: newId('cus'), created: toSeconds(call.now) }
  return insert(call.tx, await changed(call, fresh))
}

async function update(call: Call): Promise<Customer> {
  const customer = await lock(call.tx, 'customer', call.path.id ?? '')
  if (customer.deleted) throw missing('customer', customer.id)
  return save(call.tx, await changed(call, customer))
}

async function changed({ tx, parameters: given }: Call, customer: Customer): Promise<Customer> {
  const { address, metadata: notes, invoice_settings, ...rest } = parse(parameters, given)
  const preferred = invoice_settings?.default_payment_method
  if (preferred) {
    const method = await find(tx, 'payment_method', preferred)
    // Only a card on file of this person can be the one that is used by default.
    if (method.customer !== customer.id) throw missing('payment_method', preferred)
  }
  return {
    ...customer,
    ...orNull(rest),
    ...(address !== undefined && {
      address: address === '' ? null : { ...noAddress, ...orNull(address) },
    }),
    ...(preferred !== undefined && {
      invoice_settings: { ...blank.invoice_settings, default_payment_method: preferred || null },
    }),
    metadata: merged(customer.metadata, notes),
  }
}

/** A deleted one is still answered, as little more than its id. */
async function retrieve({ tx, path }: Call): Promise<object> {
  const customer = await find(tx, 'customer', path.id ?? '')
  return customer.deleted ? gone(customer) : customer
}

async function destroy(call: Call): Promise<object> {
  const customer = await lock(call.tx, 'customer', call.path.id ?? '')
  if (customer.deleted) throw missing('customer', customer.id)
  const every = { limit: 100 }
  const methods = await list(call.tx, 'payment_method', '', every, { customer: customer.id })
  for (const method of methods.data) await detachMethod(call, method)
  await save(call.tx, { ...customer, deleted: true })
  await emit(call, 'customer.deleted', customer)
  return gone(customer)
}

const gone = ({ id }: Customer) => ({ id, object: 'customer', deleted: true })

export const customers = [
  post('/v1/customers', create),
  get('/v1/customers/:id', retrieve),
  post('/v1/customers/:id', update),
  remove('/v1/customers/:id', destroy),
]
