import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { advanceClock, readClock, setClock } from './clock.ts'
import type { Config } from './config.ts'
import { type Database, transact } from './database/database.ts'
import { emptySchema } from './database/schema.ts'
import { emit } from './events.ts'
import { disputePart } from './flows/disputes.ts'
import { refundCharge } from './flows/refunds.ts'
import { Settlement, writeSettlement } from './flows/settlement.ts'
import { hurry, sweep } from './flows/sweep.ts'
import { authenticate, refusePublishable } from './http/authenticate.ts'
import type { Work } from './http/call.ts'
import { invalid } from './http/errors.ts'
import { CallSettings, type Calls } from './http/limits.ts'
import { lock, save } from './objects/store.ts'
import type { Deliverer } from './webhooks/deliverer.ts'
import { DeliverySettings, writeDeliverySettings } from './webhooks/settings.ts'

const Instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const ClockChange = z.union([
  z.strictObject({ now: Instant.nullable() }),
  z.strictObject({ advanceMs: z.number().int().min(0) }),
])

const Complaint = z.strictObject({ amount: z.number().int().min(1) })

const DashboardRefund = z.strictObject({ amount: z.number().int().min(1).optional() })

const CardUpdate = z.strictObject({
  exp_month: z.number().int().min(1).max(12),
  exp_year: z.number().int(),
})

interface Controlled {
  db: Database
  config: Config
  deliverer: Deliverer
  calls: Calls
}

/** What no real provider has: calls for tests, with the secret key only and in JSON. */
export function addControl(
  app: FastifyInstance,
  { db, config, deliverer, calls }: Controlled,
): void {
  const control = <T>(
    path: string,
    schema: z.ZodType<T>,
    work: (body: T, id: string) => Promise<object>,
  ) =>
    app.post<{ Params: { id?: string } }>(`/sandbox/${path}`, async (request) => {
      refusePublishable(authenticate(config, request.headers.authorization))
      const parsed = schema.safeParse(request.body ?? {})
      if (!parsed.success) throw invalid(z.prettifyError(parsed.error))
      return work(parsed.data, request.params.id ?? '')
    })

  control('clock', ClockChange, async (change) => {
    await transact(db, (tx) =>
      'advanceMs' in change ? advanceClock(tx, change.advanceMs) : setClock(tx, change.now),
    )
    return { done: await sweep(db, config), now: (await readClock(db)).toISOString() }
  })

  // Payment, charge, refund or dispute: what it waits for happens now, and nobody's clock moves.
  control('hurry/:id', z.object({}), async (_, id) => ({ done: await hurry(db, config, id) }))

  control('webhooks', DeliverySettings, async (settings) => {
    await writeDeliverySettings(db, settings)
    return settings
  })
  control('webhooks/flush', z.object({}), () => deliverer.flush())

  control('settlement', Settlement, async (settlement) => {
    await writeSettlement(db, settlement)
    return settlement
  })

  // Answers how many calls were too many since it was changed last.
  control('calls', CallSettings, async (settings) => {
    const { refusedByLimit } = calls
    await calls.change(settings)
    return { refusedByLimit }
  })

  const inTransaction = <T>(work: (work: Work) => Promise<T>) =>
    transact(db, async (tx) =>
      work({ tx, config, now: await readClock(tx), request: { id: null, idempotency_key: null } }),
    )

  control('charges/:id/dispute', Complaint, ({ amount }, id) =>
    inTransaction((work) => disputePart(work, id, amount)),
  )

  // As somebody does it in the dashboard: it belongs to no request of ours.
  control('charges/:id/refund', DashboardRefund, ({ amount }, id) =>
    inTransaction(async (work) =>
      refundCharge(work, await lock(work.tx, 'charge', id), {
        amount,
        reason: 'requested_by_customer',
        metadata: {},
      }),
    ),
  )

  control('payment_methods/:id/renew', CardUpdate, (update, id) =>
    inTransaction(async (work) => {
      const { tx } = work
      const method = await lock(tx, 'payment_method', id)
      const renewed = await save(tx, { ...method, card: { ...method.card, ...update } })
      const { exp_month, exp_year } = method.card
      await emit(work, 'payment_method.automatically_updated', renewed, {
        card: { exp_month, exp_year },
      })
      return renewed
    }),
  )

  control('reset', z.object({}), async () => {
    await transact(db, emptySchema)
    await calls.change(CallSettings.parse({}))
    return { reset: true }
  })
}
