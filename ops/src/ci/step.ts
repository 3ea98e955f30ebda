import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { root } from '../lib/paths.ts'
import { say } from '../lib/print.ts'
import { signalGroup } from '../lib/signal.ts'
import { type Count, type Tally, tally } from './tally.ts'

export interface Step {
  name: string
  command: string[]
  count: Count
  env?: Record<string, string>
}

export const reports = join(root, '.data/ci')
const running = new Set<ChildProcess>()

/** Runs one step with its output in a log, whose end is shown when it fails. */
export async function runStep(step: Step): Promise<Tally> {
  mkdirSync(reports, { recursive: true })
  const file = join(reports, `${step.name}.log`)
  const log = createWriteStream(file)
  const from = Date.now()
  const seconds = () => `${((Date.now() - from) / 1000).toFixed(0)} s`
  say(`${step.name} ...`)
  const stillThere = setInterval(() => say(`${step.name} ... (${seconds()})`), 60_000)
  const code = await spawned(step, log)
  clearInterval(stillThere)
  log.end()
  await finished(log)

  const text = readFileSync(file, 'utf8')
  const result = tally(step.count, code, text)
  if (result.failed > 0) console.log(text.trimEnd().split('\n').slice(-80).join('\n'))
  say(`${step.name}: ${result.passed} passed, ${result.failed} failed (${seconds()})`)
  return result
}

function spawned(step: Step, log: NodeJS.WritableStream): Promise<number> {
  const [command = '', ...args] = step.command
  return new Promise((done) => {
    // A group of its own, so that an interrupted run ends all of it.
    const env = { ...process.env, ...step.env }
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
