import type { Database } from '../database/database.ts'
import type { StoredEvent } from '../objects/event.ts'
import type { DeliverySettings } from './settings.ts'

export interface Delivery {
  id: string
  url: string
  lane: string
  attempts: number
  event: StoredEvent
}

const batch = 20
const keptMs = 3 * 86_400_000

/** What may be sent now: the oldest of each lane, or any when order is not wanted. */
export async function readyDeliveries(
  db: Database,
  { shuffle, delayMs }: DeliverySettings,
  now: Date,
): Promise<Delivery[]> {
  const heads = shuffle ? '' : 'distinct on (url, lane)'
  const order = shuffle ? 'random()' : 'url, lane, id'
  const { rows } = await db.query<Delivery>(
    `select d.id, d.url, d.lane, d.attempts, o.data as event
     from (
       select ${heads} * from sandbox_pay.deliveries where delivered_at is null order by ${order}
     ) d join sandbox_pay.objects o on o.id = d.event
     where d.try_at <= $1 and d.made_at <= $2 limit ${batch}`,
    [now, new Date(now.getTime() - delayMs)],
  )
  return rows
}

/** Everything that is still to be sent, oldest first or in no order. */
export async function allDeliveries(db: Database, shuffle: boolean): Promise<Delivery[]> {
  const { rows } = await db.query<Delivery>(
    `select d.id, d.url, d.lane, d.attempts, o.data as event
     from sandbox_pay.deliveries d join sandbox_pay.objects o on o.id = d.event
     where d.delivered_at is null order by ${shuffle ? 'random()' : 'd.id'}`,
  )
  return rows
}

/** Whoever was not there for three days gets it no more, as published. */
export async function giveUpOldDeliveries(db: Database, now: Date): Promise<void> {
  await db.query('delete from sandbox_pay.deliveries where made_at < $1', [
    new Date(now.getTime() - keptMs),
  ])
}

export async function markDelivered(db: Database, { id }: Delivery, at: Date): Promise<void> {
  await db.query(
    'update sandbox_pay.deliveries set delivered_at = $2, attempts = attempts + 1 where id = $1',
    [id, at],
  )
}

export async function retryLater(db: Database, { id }: Delivery, at: Date): Promise<void> {
  await db.query(
    'update sandbox_pay.deliveries set try_at = $2, attempts = attempts + 1 where id = $1',
    [id, at],
  )
}
