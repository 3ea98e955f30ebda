import type { UploadId } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { uploadRules } from '@fanfare/contract/limits'
import { tooLarge } from '../check-file.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { isRunning, type Target, type Upload } from '../upload.ts'
import type { Ports } from './ports.ts'
import { createMeter } from './speed.ts'
import { transfer } from './transfer.ts'

interface Needs {
  readonly ports: Ports
  /** Uses the file that has arrived for what it was sent for. */
  attach(target: Target, fileId: UploadId, upload: Upload): Promise<void>
  /** The server has a name for it now, or it has a new purpose: both survive a reload. */
  onKnown(upload: Upload): void
  onForgotten(upload: Upload): void
}

type Grown = 'state' | 'storedParts' | 'sent' | 'speed' | 'secondsLeft' | 'failure' | 'arrived'
export type NewUpload = Omit<Upload, Grown> &
  Partial<Pick<Upload, 'state' | 'storedParts' | 'arrived'>>

/** Progress comes hundreds of times a second; eyes need four. */
const tellEveryMs = 250

const wordsFor = (error: unknown, { purpose }: Upload) => {
  if (!(error instanceof ProblemError))
    return error instanceof Error ? error.message : 'Upload failed'
  return error.problem.code === 'upload.too-large' ? tooLarge(purpose) : error.problem.detail
}

/** All uploads of this tab: a queue with a few in flight, outside of any screen. */
export const createUploads = ({ ports, attach, onKnown, onForgotten }: Needs) => {
  let uploads: readonly Upload[] = []
  let telling: ReturnType<typeof setTimeout> | null = null
  const listeners = new Set<() => void>()
  const running = new Map<string, AbortController>()

  const tell = () => {
    if (telling) clearTimeout(telling)
    telling = null
    for (const listener of listeners) listener()
  }
  const find = (id: string) => uploads.find((one) => one.id === id)
  const write = (id: string, patch: Partial<Upload>) => {
    uploads = uploads.map((one) => (one.id === id ? { ...one, ...patch } : one))
  }
  const change = (id: string, patch: Partial<Upload>) => {
    write(id, patch)
    tell()
  }
  const changeSoon = (id: string, patch: Partial<Upload>) => {
    write(id, patch)
    telling ??= setTimeout(tell, tellEveryMs)
  }
  const knowing = (id: string, patch: Partial<Upload>) => {
    changeSoon(id, patch)
    const upload = find(id)
    if (upload?.uploadId) onKnown(upload)
  }

  /** A part that breaks off is sent again, but nobody is shown that it counts as nothing until then. */
  const follow = (id: string, size: number, signal: AbortSignal) => {
    const meter = createMeter()
    return (now: number) => {
      if (signal.aborted) return
      meter.add(ports.now(), now)
      const speed = meter.speed()
      const sent = Math.max(now, find(id)?.sent ?? 0)
      changeSoon(id, { sent, speed, secondsLeft: speed ? (size - now) / speed : null })
    }
  }

  const send = async ({ id, file, ...upload }: Upload, signal: AbortSignal) => {
    if (!file) throw new Error('We can’t find this file anymore')
    const fingerprint = upload.fingerprint ?? (await fingerprintOf(file))
    write(id, { fingerprint })
    const begin = {
      purpose: upload.purpose,
      file_name: upload.name.slice(-255),
      file_type: upload.type,
      file_size: upload.size,
      last_modified: new Date(file.lastModified).toISOString(),
      fingerprint,
    }
    const onBegun = (uploadId: UploadId) => knowing(id, { uploadId, storedParts: [] })
    const confirmed = () => find(id)?.storedParts ?? []
    const onStored = (part: number) => knowing(id, { storedParts: [...confirmed(), part] })
    const onSent = follow(id, upload.size, signal)
    const work = { file, begin, id: upload.uploadId, confirmed, onBegun, onStored, onSent }
    const uploadId = await transfer(ports, work, signal)
    write(id, { uploadId, arrived: true, sent: upload.size, speed: null, secondsLeft: null })
  }

  const run = async (upload: Upload) => {
    const { id } = upload
    const stop = new AbortController()
    running.set(id, stop)
    change(id, { state: upload.arrived ? 'processing' : 'uploading', failure: null })
    try {
      if (!upload.arrived) await send(upload, stop.signal)
      const arrived = find(id)
      if (arrived?.target && arrived.uploadId) {
        change(id, { state: 'processing' })
        await attach(arrived.target, arrived.uploadId, arrived)
        onForgotten(arrived)
      }
      change(id, { state: 'success' })
    } catch (error) {
      // The code that aborted it has already set its state.
      if (stop.signal.aborted) return
      change(id, { state: 'error', failure: wordsFor(error, upload), speed: null })
    } finally {
      if (running.get(id) === stop) running.delete(id)
      pump()
    }
  }

  const pump = () => {
    for (const upload of uploads) {
      if (running.size >= uploadRules.inFlight) return
      if (upload.state === 'pending' && !running.has(upload.id)) void run(upload)
    }
  }
  const stop = (id: string) => {
    running.get(id)?.abort()
    running.delete(id)
  }
  const start = (id: string, patch: Partial<Upload> = {}) => {
    change(id, { ...patch, state: 'pending', failure: null })
    pump()
  }

  const drop = (id: string) => {
    const upload = find(id)
    if (!upload) return undefined
    stop(id)
    uploads = uploads.filter((one) => one.id !== id)
    onForgotten(upload)
    tell()
    pump()
    return upload
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => uploads,
    add(added: readonly NewUpload[]) {
      const fresh = { state: 'pending', storedParts: [], sent: 0, arrived: false } as const
      const unknown = { speed: null, secondsLeft: null, failure: null }
      uploads = [...uploads, ...added.map((one): Upload => ({ ...fresh, ...unknown, ...one }))]
      tell()
      pump()
    },
    pause(id: string) {
      const upload = find(id)
      if (!upload || !isRunning(upload) || upload.arrived) return
      stop(id)
      change(id, { state: 'paused', speed: null, secondsLeft: null })
      pump()
    },
    resume: (id: string) => start(id),
    /** With the file it was begun with, found again. */
    goOnWith: (id: string, file: File) => start(id, { file }),
    refuse: (id: string, failure: string) => change(id, { failure }),
    setTarget(id: string, target: Target) {
      knowing(id, { target })
      if (find(id)?.arrived && !running.has(id)) start(id)
    },
    remove(id: string) {
      const upload = drop(id)
      if (!upload) return
      // An unused file is removed from the store too, or it would come back as unfinished.
      const isUsed = upload.state === 'success' && upload.target !== null
      if (upload.uploadId && !isUsed) {
        void ports.call('removeUpload', { params: { id: upload.uploadId } }).catch(() => {})
      }
    },
    /** What it was sent for has it now. */
    release: (id: string) => void drop(id),
    /** For the end of a session: nothing is sent on, and nothing of it is shown. */
    clear() {
      for (const id of [...running.keys()]) stop(id)
      uploads = []
      tell()
    },
  }
}
