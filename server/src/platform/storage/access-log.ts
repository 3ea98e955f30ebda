import { open } from 'node:fs/promises'
import { after } from '../clock/after.ts'
import { type ServedObject, servedIn } from './access-log-line.ts'

/** What was served since a position, in the order of the log. */
interface LogPart {
  readonly served: readonly ServedObject[]
  readonly position: string | null
  /** Everything that was served before is in what was read by now; null when nothing can say. */
  readonly readTo: Date | null
}

/** The log of whatever serves objects: the store itself, or a CDN in front of it. */
export interface AccessLog {
  readAccessLog(position: string | null, now: Date): Promise<LogPart>
}

const mostBytes = 4 * 1024 * 1024
/** A line is written when its answer begins, a moment after the request. */
const lagMs = 5_000

const noLog: AccessLog = {
  readAccessLog: async (position) => ({ served: [], position, readTo: null }),
}

/** In a file that grows; one that is shorter than before is a new one. */
const logFile = (path: string, bucket: string): AccessLog => ({
  async readAccessLog(position, now) {
    await using file = await open(path)
    const { size } = await file.stat()
    const from = Number(position ?? 0) <= size ? Number(position ?? 0) : 0
    const buffer = Buffer.alloc(Math.min(mostBytes, size - from))
    const { bytesRead } = await file.read(buffer, 0, buffer.length, from)
    // The last line may not be whole yet.
    const whole = buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1
    const lines = buffer.subarray(0, whole).toString().split('\n')
    const isAll = from + bytesRead >= size
    const served = lines.flatMap((line) => servedIn(line, bucket) ?? [])
    return {
      served,
      position: String(from + whole),
      readTo: isAll ? after(now, -lagMs) : null,
    }
  },
})

export const accessLog = (path: string | undefined, bucket: string): AccessLog =>
  path ? logFile(path, bucket) : noLog
