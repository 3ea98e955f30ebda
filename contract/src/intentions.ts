/**
 * A request that changes something carries the key of an intention, so that a repetition after a
 * lost answer changes nothing twice. The key is kept until there is a definite answer, also through
 * a reload.
 */
export interface Intentions {
  perform<T>(wanted: Wanted, send: (key: string) => Promise<T>): Promise<T>
}

export interface Wanted {
  /** The open form: one of these has one intention at a time. */
  readonly form: string
  /** What the request says. */
  readonly content: string
}

/** Where keys are kept; null is written to forget one. */
export interface IntentionStore {
  read(name: string): string | null
  write(name: string, value: string | null): void
}

/** For programs without a page, which forget with their end. */
export const memoryStore = (): IntentionStore => {
  const kept = new Map<string, string>()
  return {
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void (value === null ? kept.delete(name) : kept.set(name, value)),
  }
}

interface Intention {
  readonly key: string
  readonly content: string
  readonly since: number
}

/** The server forgets keys after a day: one that is nearly that old protects nothing. */
const keptMs = 20 * 3_600_000

/** Tells contents apart; the server compares them in full. */
const digest = (text: string) => {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2_654_435_761)
    two = Math.imul(two ^ code, 1_597_334_677)
  }
  return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`
}

interface Options {
  /** Whether the answer, good or bad, says what has happened. */
  isDefinite(error: unknown): boolean
  now?(): number
}

export const intentionsIn = (
  store: IntentionStore,
  { isDefinite, now = Date.now }: Options,
): Intentions => {
  const underWay = new Map<string, number>()
  const count = (key: string, by: number) => {
    const left = (underWay.get(key) ?? 0) + by
    if (left > 0) underWay.set(key, left)
    else underWay.delete(key)
  }

  const read = (slot: string): Intention | null => {
    const text = store.read(slot)
    const kept = text ? (JSON.parse(text) as Intention) : null
    return kept && now() - kept.since < keptMs ? kept : null
  }

  /**
   * The same content is the same intention. Other content from a form whose outcome is unknown takes
   * its key over: at most one of the two is done, whichever arrives first. While the first is under
   * way, a form that sends several things at once means all of them.
   */
  const begin = ({ form, content }: Wanted) => {
    const mark = digest(content)
    const own = `intention:${form}`
    const beside = `${own}:${mark}`
    const present = read(own)
    const isBusy = present && present.content !== mark && underWay.has(present.key)
    const slot = isBusy || read(beside) ? beside : own
    const kept = read(slot)
    const key = kept?.key ?? crypto.randomUUID()
    store.write(slot, JSON.stringify({ key, content: mark, since: kept?.since ?? now() }))
    return { slot, key }
  }

  return {
    async perform(wanted, send) {
      const { slot, key } = begin(wanted)
      count(key, 1)
      try {
        const reply = await send(key)
        store.write(slot, null)
        return reply
      } catch (error) {
        if (isDefinite(error)) store.write(slot, null)
        throw error
      } finally {
        count(key, -1)
      }
    },
  }
}
