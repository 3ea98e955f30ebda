import { createHash } from 'node:crypto'
import pg from 'pg'

/**
 * Statements are prepared once per connection, so that the planner's work is not repeated with
 * every request. The number of names is bounded because inserts of many rows vary in length.
 */
const names = new Map<string, string>()
const mostNames = 500
let generation = 0

const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = createHash('sha1').update(`${generation} ${text}`).digest('base64url')
  names.set(text, name)
  return name
}

const prepareAnew = () => {
  generation++
  names.clear()
}

/**
 * A migration has changed what a prepared statement answers with: the engine refuses it until it
 * is prepared again, and a process that outlives a migration would fail for as long as it runs.
 */
export const isOutdated = (error: unknown) =>
  error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'

export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads; all pass through
  override query(...given: any[]): any {
    const [text, values] = given
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) {
      return super.query(...(given as [string]))
    }
    return this.#prepared(text, values)
  }

  async #prepared(text: string, values: unknown[]) {
    const send = () => {
      const name = nameOf(text)
      return super.query(name ? { name, text, values } : { text, values })
    }
    const isAlone = this.getTransactionStatus() === 'I'
    try {
      return await send()
    } catch (error) {
      if (!isOutdated(error)) throw error
      prepareAnew()
      // Within a transaction nothing can follow an error: the whole of it is tried again.
      if (!isAlone) throw error
      return send()
    }
  }
}
