import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { root } from '../lib/paths.ts'
import { say } from '../lib/print.ts'
import { signalGroup } from '../lib/signal.ts'
import { type Count, type Tally, tally } from './tally.ts'

export interface Job {
  name: string
  command: string[]
  env?: Record<string, string>
}

export interface Step extends Job {
  count: Count
}

export interface Logged {
  code: number
  log: string
  seconds: number
}

export const reports = join(root, '.data/ci')
const running = new Set<ChildProcess>()

/** Runs one step with its output in a log, whose end is shown when it fails. */
export async function runStep(step: Step): Promise<Tally> {
  const { code, log, seconds } = await runLogged(step, reports)
  const result = tally(step.count, code, log)
  if (result.failed > 0) console.log(lastLines(log))
  say(`${step.name}: ${result.passed} passed, ${result.failed} failed (${seconds.toFixed(0)} s)`)
  return result
}

/** Runs a command to its end, all it prints in `folder`/NAME.log, with a sign of life each minute. */
export async function runLogged(job: Job, folder: string): Promise<Logged> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${job.name}.log`)
  const log = createWriteStream(file)
  const from = Date.now()
  const seconds = () => (Date.now() - from) / 1000
  say(`${job.name} ...`)
  const stillThere = setInterval(() => say(`${job.name} ... (${seconds().toFixed(0)} s)`), 60_000)
  const code = await spawned(job, log)
  clearInterval(stillThere)
  log.end()
  await finished(log)
  return { code, log: readFileSync(file, 'utf8'), seconds: seconds() }
}

export const lastLines = (log: string) => log.trimEnd().split('\n').slice(-80).join('\n')

function spawned(job: Job, log: NodeJS.WritableStream): Promise<number> {
  const [command = '', ...args] = job.command
  return new Promise((done) => {
    // A group of its own, so that an interrupted run ends all of it.
    const env = { ...process.env, ...job.env }
    const child = spawn(command, args, { cwd: root, env, detached: true })
    running.add(child)
    child.stdout.pipe(log, { end: false })
    child.stderr.pipe(log, { end: false })
    child.on('error', (error) => log.write(`${error.message}\n`))
    child.on('close', (code) => {
      running.delete(child)
      done(code ?? 1)
    })
  })
}

export function endRunningSteps(signal: NodeJS.Signals): void {
  for (const child of running) signalGroup(child, signal)
}
