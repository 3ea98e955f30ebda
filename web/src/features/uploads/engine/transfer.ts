import type { RequestOf, Routes, UploadId } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { Unreachable } from '../../../core/api/send-bytes.ts'
import { persist } from './persist.ts'
import type { Ports } from './ports.ts'
import { sendParts } from './send-parts.ts'

export interface Transfer {
  readonly file: Blob
  readonly begin: RequestOf<Routes['createUpload']>['body']
  /** Of an upload that was begun before and goes on. */
  readonly id: UploadId | null
  /** The parts that the store has confirmed so far. */
  confirmed(): readonly number[]
  onBegun(id: UploadId): void
  onStored(part: number): void
  onSent(bytes: number): void
}

const isCode = (error: unknown, code: string) =>
  error instanceof ProblemError && error.problem.code === code

/** The store takes a file once: it has this one, only its answer was lost on the way. */
const isThere = (status: number) => status === 412

const sendWhole = async (
  ports: Ports,
  { file, onSent }: Transfer,
  to: { url: string; headers: Readonly<Record<string, string>> },
  signal: AbortSignal,
) =>
  persist(ports, signal, async () => {
    const status = await ports.put({ ...to, body: file, signal, onSent })
    if (status >= 300 && !isThere(status)) throw new Unreachable()
  })

/**
 * Parts that the store lists and has confirmed to us stay; the others are sent. Its list alone is not
 * enough: a store may keep a part that broke off, and it may have lost one that it confirmed.
 */
const sendMissing = async (ports: Ports, work: Transfer, id: UploadId, signal: AbortSignal) => {
  const known = await persist(ports, signal, () =>
    ports.call('readUpload', { params: { id } }, { signal }),
  )
  if (!known.partSize) return false
  const confirmed = new Set(work.confirmed())
  const there = new Set(known.parts.map(({ part }) => part).filter((one) => confirmed.has(one)))
  const { file, onSent, onStored } = work
  await sendParts(ports, { id, file, partSize: known.partSize, there, onSent, onStored }, signal)
  return true
}

const beginAnew = async (ports: Ports, work: Transfer, signal: AbortSignal) => {
  const begun = await persist(ports, signal, () =>
    ports.call('createUpload', { body: work.begin }, { signal }),
  )
  const id = begun.file_id
  work.onBegun(id)
  const { file, onSent, onStored } = work
  if (begun.upload_url) {
    await sendWhole(ports, work, { url: begun.upload_url, headers: begun.headers }, signal)
  } else if (begun.partSize) {
    const there = new Set<number>()
    await sendParts(ports, { id, file, partSize: begun.partSize, there, onSent, onStored }, signal)
  }
  return id
}

/** A file sent in one request cannot resume in its middle, so it starts again under a new id. */
const goOn = async (ports: Ports, work: Transfer, signal: AbortSignal) => {
  if (!work.id) return beginAnew(ports, work, signal)
  try {
    if (await sendMissing(ports, work, work.id, signal)) return work.id
    await ports.call('removeUpload', { params: { id: work.id } }).catch(() => {})
  } catch (error) {
    if (!isCode(error, 'upload.not-found')) throw error
  }
  return beginAnew(ports, work, signal)
}

/** A store may keep what broke off, and then takes no second try under the same name. */
const resends = 5

/** Uploads one file despite interruptions, and returns its id. */
export const transfer = async (ports: Ports, work: Transfer, signal: AbortSignal) => {
  const finish = async (id: UploadId) => {
    await persist(ports, signal, () =>
      ports.call('finishUpload', { body: { file_id: id } }, { signal }),
    )
    return id
  }
  let id = await goOn(ports, work, signal)
  for (let left = resends; ; left--) {
    try {
      return await finish(id)
    } catch (error) {
      // The store's list decides: parts that it lost or has cut short are sent again.
      if (!isCode(error, 'upload.incomplete') || left === 0) throw error
      id = await goOn(ports, { ...work, id }, signal)
    }
  }
}
