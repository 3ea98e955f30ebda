import type { Problem, UploadId } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { Unreachable } from '../../../core/api/send-bytes.ts'
import type { Ports } from './ports.ts'

const partSize = 1000
const wholeBelow = 1000

interface Kept {
  readonly size: number
  readonly parts: Map<number, Blob>
  whole: Blob | null
}

const problem = (code: Problem['code'], status: number) =>
  new ProblemError({ type: 'about:blank', title: code, status, code, detail: code })

/** An api and a store in memory that lose, refuse and forget as the real ones do. For tests. */
export const createFakeWorld = () => {
  const uploads = new Map<string, Kept>()
  const calls: string[] = []
  const sentParts: number[] = []
  let clock = 0
  let count = 0
  let generation = 0
  let isOnline = true
  let waiting: (() => void)[] = []
  /** Asked before every PUT; what it answers or throws happens instead. */
  let mishap: (part: number) => number | undefined = () => undefined
  let busy = 0
  let mostBusy = 0

  const kept = (id: string) => {
    const upload = uploads.get(id)
    if (!upload) throw problem('upload.not-found', 404)
    return upload
  }
  const answers: Record<string, (request: never) => unknown> = {
    createUpload({ body }: { body: { file_size: number } }) {
      const id = `upload-${++count}`
      uploads.set(id, { size: body.file_size, parts: new Map(), whole: null })
      const whole = body.file_size <= wholeBelow
      return {
        file_id: id,
        upload_url: whole ? `/${id}/0/${generation}` : null,
        headers: {},
        partSize: whole ? null : partSize,
      }
    },
    readUpload({ params }: { params: { id: string } }) {
      const { size, parts } = kept(params.id)
      return {
        partSize: size <= wholeBelow ? null : partSize,
        parts: [...parts].map(([part, body]) => ({ part, bytes: body.size })),
      }
    },
    signParts({ params, body }: { params: { id: string }; body: { parts: number[] } }) {
      kept(params.id)
      return {
        parts: body.parts.map((part) => ({ part, url: `/${params.id}/${part}/${generation}` })),
        expiresAt: new Date(clock + 600_000).toISOString(),
      }
    },
    finishUpload({ body }: { body: { file_id: string } }) {
      const { size, parts, whole } = kept(body.file_id)
      const arrived = [...(whole ? [whole] : parts.values())].reduce(
        (sum, one) => sum + one.size,
        0,
      )
      if (arrived !== size) throw problem('upload.incomplete', 409)
      return { file_id: body.file_id }
    },
    removeUpload({ params }: { params: { id: string } }) {
      uploads.delete(params.id)
    },
  }

  const ports: Ports = {
    call: (async (name: string, request: never) => {
      calls.push(name)
      await Promise.resolve()
      if (!isOnline) throw problem('server.unavailable', 503)
      const answer = answers[name]
      if (!answer) throw new Error(`the fake world does not know ${name}`)
      return answer(request)
    }) as Ports['call'],
    async put({ url, body, signal, onSent }) {
      const [, id = '', part = '', signedIn] = url.split('/')
      busy += 1
      mostBusy = Math.max(mostBusy, busy)
      try {
        onSent(Math.floor(body.size / 2))
        await new Promise((resolve) => setTimeout(resolve, 1))
        signal.throwIfAborted()
        if (!isOnline) throw new Unreachable()
        const instead = mishap(Number(part))
        if (instead) return instead
        if (Number(signedIn) < generation) return 403
        const upload = uploads.get(id)
        if (!upload) return 404
        if (part === '0' && upload.whole) return 412
        sentParts.push(Number(part))
        if (part === '0') upload.whole = body
        else upload.parts.set(Number(part), body)
        return 200
      } finally {
        busy -= 1
      }
    },
    online: async (signal) => {
      signal.throwIfAborted()
      if (!isOnline) await new Promise<void>((resolve) => waiting.push(resolve))
    },
    wait: async (ms, signal) => {
      clock += ms
      await new Promise((resolve) => setTimeout(resolve, 0))
      signal.throwIfAborted()
    },
    now: () => clock,
  }

  return {
    ports,
    calls,
    sentParts,
    mostBusy: () => mostBusy,
    advance: (ms: number) => {
      clock += ms
    },
    happen: (next: typeof mishap) => {
      mishap = next
    },
    /** Every address that was given out stops working. */
    expireAddresses: () => {
      generation += 1
    },
    setOnline(next: boolean) {
      isOnline = next
      if (!next) return
      for (const resume of waiting) resume()
      waiting = []
    },
    forget: (id: string) => uploads.delete(id),
    /** As a store does that takes a broken line for the end of the part. */
    keepBroken: (id: string, part: number) =>
      uploads.get(id)?.parts.set(part, new Blob(['\0'.repeat(partSize)])),
    keepBrokenWhole: (id: string) => {
      kept(id).whole = new Blob(['0'])
    },
    forgetPart: (id: string, part: number) => uploads.get(id)?.parts.delete(part),
    bytesOf: async (id: UploadId) => {
      const { whole, parts } = kept(id)
      const inOrder = [...parts].sort(([one], [other]) => one - other).map(([, body]) => body)
      return new Blob(whole ? [whole] : inOrder).text()
    },
  }
}
