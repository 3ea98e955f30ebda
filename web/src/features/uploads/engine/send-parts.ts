import type { UploadId } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { Unreachable } from '../../../core/api/send-bytes.ts'
import { createPartAddresses } from './part-addresses.ts'
import { persist } from './persist.ts'
import type { Ports } from './ports.ts'

/** With three files in flight these are the six connections a browser gives one host. */
const lanes = 2

interface Parts {
  readonly id: UploadId
  readonly file: Blob
  readonly partSize: number
  /** By number; these stay where they are. */
  readonly there: ReadonlySet<number>
  onStored(part: number): void
  onSent(bytes: number): void
}

const gone = () =>
  new ProblemError({
    type: 'about:blank',
    title: 'Gone',
    status: 404,
    code: 'upload.not-found',
    detail: 'This upload has expired. Try again to upload the file from the beginning.',
  })

export const sendParts = async (ports: Ports, parts: Parts, outer: AbortSignal) => {
  const { file, partSize, there } = parts
  const count = Math.ceil(file.size / partSize)
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((one) => !there.has(one))
  const sliceOf = (part: number) => file.slice((part - 1) * partSize, part * partSize)

  // When one lane gives up, the others stop too.
  const together = new AbortController()
  const signal = AbortSignal.any([outer, together.signal])
  const addresses = createPartAddresses(ports, parts.id, missing, signal)
  const sent = new Map<number, number>()
  for (const part of there) sent.set(part, sliceOf(part).size)
  const tell = (part: number, bytes: number) => {
    sent.set(part, bytes)
    parts.onSent([...sent.values()].reduce((sum, one) => sum + one, 0))
  }

  const sendOne = (part: number) =>
    persist(ports, signal, async () => {
      const url = await addresses.of(part)
      const body = sliceOf(part)
      const onSent = (bytes: number) => tell(part, Math.min(bytes, body.size))
      try {
        const status = await ports.put({ url, headers: {}, body, signal, onSent })
        if (status === 404) throw gone()
        // 403: the address expired meanwhile. The next try requests a new one.
        if (status === 403) addresses.forget(part)
        if (status >= 300) throw new Unreachable()
      } catch (error) {
        tell(part, 0)
        throw error
      }
      tell(part, body.size)
      parts.onStored(part)
    })

  const queue = [...missing]
  const lane = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) await sendOne(part)
  }
  tell(0, 0)
  try {
    await Promise.all(Array.from({ length: lanes }, lane))
  } catch (error) {
    together.abort()
    throw error
  }
}
