import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { vi } from 'vitest'

const counted = new AsyncLocalStorage<{ queries: number }>()

/** How many statements this work sends; workflows and the payment provider of a test send others meanwhile. */
export const queriesOf = async (work: () => Promise<unknown>): Promise<number> => {
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const count = counted.getStore()
    if (count) count.queries += 1
    return Reflect.apply(query, this, given)
  })
  try {
    return await counted.run({ queries: 0 }, async () => {
      await work()
      return counted.getStore()?.queries ?? 0
    })
  } finally {
    spy.mockRestore()
  }
}
