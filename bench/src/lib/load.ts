import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The kernel's counters of a process: own time, and that of children which have ended. */
const cpuTimes = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const sum = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / 100
  return { own: sum(11) || 0, ended: sum(13) || 0 }
}

/** Seconds of CPU a process has used. The kernel counts in hundredths. */
export const cpuSeconds = async (pid: number) => (await cpuTimes(pid)).own

/** The same for a process with all its children, such as PostgreSQL with its connections. */
export const familyCpuSeconds = async (pid: number) => {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const living = await Promise.all(
    children
      .trim()
      .split(' ')
      .map((child) => cpuSeconds(Number(child))),
  )
  const { own, ended } = await cpuTimes(pid)
  return own + ended + living.reduce((sum, seconds) => sum + seconds, 0)
}

export interface Load {
  readonly perSecond: number
  readonly requests: number
}

/** wrk on one core: cheap enough not to be what is measured. */
export const wrk = async (
  url: string,
  { seconds, connections, script }: { seconds: number; connections: number; script?: string },
): Promise<Load> => {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, ...(script ? ['-s', script] : []), url]
  const { stdout } = await run('wrk', args)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`the load met errors:\n${stdout}`)
  const [, total] = stdout.match(/(\d+) requests in/) ?? []
  const [, rate] = stdout.match(/Requests\/sec:\s+([\d.]+)/) ?? []
  return { perSecond: Number(rate), requests: Number(total) }
}
