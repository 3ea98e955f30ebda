/** A connection that moves nothing for so long is given up. */
const stalledAfter = 60_000

export class Unreachable extends Error {
  constructor() {
    super('The upload was interrupted. Check your connection, then try again.')
    this.name = 'Unreachable'
  }
}

export interface Sending {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Blob
  readonly signal?: AbortSignal
  /** Bytes of this body that have left so far. */
  onSent(bytes: number): void
}

/**
 * Straight to the store; answers its status, and rejects with `Unreachable` when there was none. By
 * XMLHttpRequest, because fetch does not tell how much was sent.
 */
export const sendBytes = ({ url, headers, body, signal, onSent }: Sending): Promise<number> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const stop = () => request.abort()
    const moved = () => {
      clearTimeout(timer)
      timer = setTimeout(stop, stalledAfter)
    }
    const settle = (done: () => void) => () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      done()
    }
    signal?.addEventListener('abort', stop)
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded }) => {
      moved()
      onSent(loaded)
    }
    request.onload = settle(() => resolve(request.status))
    request.onerror = settle(() => reject(new Unreachable()))
    request.onabort = settle(() => reject(signal?.aborted ? signal.reason : new Unreachable()))
    moved()
    request.send(body)
  })
