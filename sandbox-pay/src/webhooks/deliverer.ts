import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { inParallel } from './in-parallel.ts'
import { postEvent } from './post.ts'
import {
  allDeliveries,
  type Delivery,
  markDelivered,
  readyDeliveries,
  retryLater,
} from './queue.ts'
import { type DeliverySettings, readDeliverySettings } from './settings.ts'

const firstRetryMs = 200
const longestRetryMs = 10_000
const lanesAtOnce = 16

export interface Flushed {
  delivered: number
  failed: number
}

/** Sends every event until its receiver has taken it, so at least once. */
export class Deliverer {
  readonly #db: Database
  readonly #config: Config
  /** A receiver that is not there is asked now and then, not once for each event. */
  readonly #away = new Map<string, { until: number; tries: number }>()
  #running: Promise<unknown> = Promise.resolve()

  constructor(db: Database, config: Config) {
    this.#db = db
    this.#config = config
  }

  /** One round of what is ready; true when there may be more at once. */
  deliver(): Promise<boolean> {
    return this.#alone(async () => {
      if (this.#config.webhookUrls.every((url) => this.#isAway(url))) return false
      const settings = await readDeliverySettings(this.#db)
      if (settings.hold) return false
      const ready = await readyDeliveries(this.#db, settings, new Date())
      const results = await Promise.all(ready.map((one) => this.#send(one, settings)))
      return results.includes(true)
    })
  }

  /** Everything now, also what is held or delayed; nothing is tried twice. */
  flush(): Promise<Flushed> {
    return this.#alone(async () => {
      const settings = await readDeliverySettings(this.#db)
      this.#away.clear()
      const flushed: Flushed = { delivered: 0, failed: 0 }
      const all = await allDeliveries(this.#db, settings.shuffle)
      const lanes = Map.groupBy(all, ({ id, lane }) => (settings.shuffle ? id : lane))
      await inParallel([...lanes.values()], lanesAtOnce, async (lane) => {
        let isOpen = true
        for (const one of lane) {
          // What comes after one that was not taken would overtake it.
          isOpen &&= await this.#send(one, settings)
          flushed[isOpen ? 'delivered' : 'failed'] += 1
        }
      })
      return flushed
    })
  }

  async #send(delivery: Delivery, { duplicates }: DeliverySettings): Promise<boolean> {
    const { url, event, attempts } = delivery
    if (this.#isAway(url)) return false
    const { webhookSecret } = this.#config
    const outcome = await postEvent(url, webhookSecret, event)
    if (outcome === 'taken') {
      this.#away.delete(url)
      for (let copy = 0; copy < duplicates; copy += 1) await postEvent(url, webhookSecret, event)
      await markDelivered(this.#db, delivery, new Date())
      return true
    }
    if (outcome === 'unreachable') {
      // Others of this round have met the same closed door.
      if (this.#isAway(url)) return false
      const tries = (this.#away.get(url)?.tries ?? 0) + 1
      this.#away.set(url, { until: Date.now() + backoff(tries), tries })
      return false
    }
    await retryLater(this.#db, delivery, new Date(Date.now() + backoff(attempts + 1)))
    return false
  }

  #isAway(url: string): boolean {
    return (this.#away.get(url)?.until ?? 0) > Date.now()
  }

  /** Rounds never overlap, or an event would be sent twice without need. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#running.then(work)
    this.#running = result.catch(() => {})
    return result
  }
}

function backoff(tries: number): number {
  return Math.min(firstRetryMs * 2 ** (tries - 1), longestRetryMs)
}
