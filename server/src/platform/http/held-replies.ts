export interface HeldReply {
  readonly body: Buffer
  /** Names and values in turn, which Node writes without looking at them again. */
  readonly headers: string[]
  readonly route: string
}

interface Entry extends HeldReply {
  readonly bytes: number
  readonly until: number
}

interface Bounds {
  readonly holdMs: number
  readonly mostEntries: number
  readonly mostBytes: number
}

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0)

/** A reply may be a few bytes under an address of kilobytes, so all that is kept of it counts. */
const bytesOf = (address: string, { body, headers }: HeldReply) =>
  body.byteLength + address.length + lengthOf(headers)

/**
 * Replies by address, for a moment. Addresses are made by whoever asks, so neither their number nor
 * their bytes may grow with them: the oldest go first.
 */
export const holdReplies = (
  { holdMs, mostEntries, mostBytes }: Bounds,
  now = () => performance.now(),
) => {
  // In the order in which they were put, which is also the order in which they expire.
  const entries = new Map<string, Entry>()
  let held = 0

  const drop = (address: string) => {
    held -= entries.get(address)?.bytes ?? 0
    entries.delete(address)
  }
  const isFull = (more: number) => entries.size >= mostEntries || held + more > mostBytes
  const makeRoom = (more: number) => {
    for (const [address, { until }] of entries) {
      if (until >= now() && !isFull(more)) return
      drop(address)
    }
  }

  return {
    get size() {
      return entries.size
    },

    find(address: string): HeldReply | undefined {
      const entry = entries.get(address)
      if (!entry || entry.until >= now()) return entry
      drop(address)
      return undefined
    },

    put(address: string, reply: HeldReply) {
      const bytes = bytesOf(address, reply)
      drop(address)
      makeRoom(bytes)
      held += bytes
      entries.set(address, { ...reply, bytes, until: now() + holdMs })
    },
  }
}
