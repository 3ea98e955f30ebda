import type { Realtime } from './client.ts'
import type { TopicListener } from './topics.ts'

const retryMs = 5_000
const endListeners = new Set<() => void>()
let loading: Promise<Realtime> | undefined

const load = async (): Promise<Realtime> => {
  try {
    const { connection } = await import('./connection.ts')
    connection.onState(() => {
      if (connection.state() !== 'ended') return
      for (const listener of endListeners) listener()
    })
    return connection
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
    void loading.then((connection) => {
      if (!isOver) stop = connection.subscribe(topic, listener)
    })
    return () => {
      isOver = true
      stop?.()
    }
  },

  /** As whoever is signed in now. */
  restart() {
    void loading?.then((connection) => connection.restart())
  },

  /** The session is over, as the server says. */
  onEnd(listener: () => void) {
    endListeners.add(listener)
  },
}
