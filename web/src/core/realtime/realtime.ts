import type { QueryFilters } from '@tanstack/react-query'
import type { TopicListener } from './topics.ts'

const retryMs = 5_000
const endListeners = new Set<() => void>()
let loading: ReturnType<typeof load> | undefined

const loadParts = async () => {
  const [{ connection }, { pageReads }] = await Promise.all([
    import('./connection.ts'),
    import('./page-reads.ts'),
  ])
  return { connection, pageReads }
}

const load = async (): ReturnType<typeof loadParts> => {
  try {
    const parts = await loadParts()
    const { connection } = parts
    connection.onState(() => {
      if (connection.state() !== 'ended') return
      for (const listener of endListeners) listener()
    })
    return parts
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs))
    return load()
  }
}

/** Nothing on a page waits for its first change, so the socket's code comes with the first topic. */
export const realtime = {
  subscribe(topic: string, listener: TopicListener): () => void {
    let stop: (() => void) | undefined
    let isOver = false
    loading ??= load()
    void loading.then(({ connection }) => {
      if (!isOver) stop = connection.subscribe(topic, listener)
    })
    return () => {
      isOver = true
      stop?.()
    }
  },

  /** A push said that this is out of date; it is read with what else comes in this moment. */
  reread(filter: QueryFilters) {
    loading ??= load()
    void loading.then(({ pageReads }) => pageReads.reread(filter))
  },

  /** As whoever is signed in now. */
  restart() {
    void loading?.then(({ connection }) => connection.restart())
  },

  /** The session is over, as the server says. */
  onEnd(listener: () => void) {
    endListeners.add(listener)
  },
}
