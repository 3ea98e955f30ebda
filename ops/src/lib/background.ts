import { spawn } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import type { Instance } from '../instance.ts'
import { root } from './paths.ts'
import { until } from './wait.ts'

export interface Launch {
  command: string
  args: string[]
  env?: Record<string, string>
  cwd?: string
  user?: { uid: number; gid: number }
  stopSignal?: NodeJS.Signals
}

interface Running {
  pid: number
  /** The kernel's start time: a pid that was given to another process does not match it. */
  born: string
  stopSignal: NodeJS.Signals
}

/** Starts a process that outlives us, with its pid and log in the instance's folder. */
export function startBackground(instance: Instance, name: string, launch: Launch): void {
  mkdirSync(join(instance.folder, 'run'), { recursive: true })
  const log = openSync(logFile(instance, name), 'a')
  const child = spawn(launch.command, launch.args, {
    cwd: launch.cwd ?? root,
    env: { ...process.env, ...launch.env },
    stdio: ['ignore', log, log],
    detached: true,
    ...launch.user,
  })
  closeSync(log)
  child.on('error', (error) => console.error(`${name}: ${error.message}`))
  child.unref()
  if (child.pid === undefined) throw new Error(`${name}: ${launch.command} could not be started`)
  const running: Running = {
    pid: child.pid,
    born: bornAt(child.pid) ?? '',
    stopSignal: launch.stopSignal ?? 'SIGTERM',
  }
  writeFileSync(pidFile(instance, name), JSON.stringify(running))
}

/** The pid, when it is alive and still the process that we started. */
export function runningPid(instance: Instance, name: string): number | undefined {
  return read(instance, name)?.pid
}

export function kill(instance: Instance, name: string, signal: NodeJS.Signals): void {
  const running = read(instance, name)
  if (running) process.kill(running.pid, signal)
}

export async function stopBackground(instance: Instance, name: string): Promise<boolean> {
  const running = read(instance, name)
  if (running) {
    const gone = () => read(instance, name) === undefined
    process.kill(running.pid, running.stopSignal)
    await until(name, gone, { timeoutMs: 10_000, everyMs: 50 }).catch(async () => {
      // The whole group, so that what it started does not stay behind.
      process.kill(-running.pid, 'SIGKILL')
      await until(`end of ${name}`, gone, { timeoutMs: 10_000, everyMs: 50 })
    })
  }
  rmSync(pidFile(instance, name), { force: true })
  return running !== undefined
}

/** Everything that was started for this instance, services and our own processes alike. */
export function startedNames(instance: Instance): string[] {
  try {
    return readdirSync(join(instance.folder, 'run')).map((file) => basename(file, '.pid'))
  } catch {
    return []
  }
}

const logFile = (instance: Instance, name: string) => join(instance.folder, `${name}.log`)

export function logTail(instance: Instance, name: string, lines = 25): string {
  try {
    return readFileSync(logFile(instance, name), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(-lines)
      .join('\n')
  } catch {
    return ''
  }
}

const pidFile = (instance: Instance, name: string) => join(instance.folder, 'run', `${name}.pid`)

function read(instance: Instance, name: string): Running | undefined {
  try {
    const running: Running = JSON.parse(readFileSync(pidFile(instance, name), 'utf8'))
    return bornAt(running.pid) === running.born ? running : undefined
  } catch {
    return undefined
  }
}

function bornAt(pid: number): string | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    // Field 3 is the state, field 22 the start time; the name before them may hold spaces. Killed, it is
    // a zombie once its first thread has ended; while others end, its ports are still taken.
    const isGone = fields[0] === 'Z' && readdirSync(`/proc/${pid}/task`).length === 1
    return isGone ? undefined : fields[19]
  } catch {
    return undefined
  }
}
