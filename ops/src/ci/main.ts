import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { instance, instanceNames } from '../instance.ts'
import { stopInstance } from '../supervise.ts'
import { stepTable, type Timed, tooLong } from './duration.ts'
import { endRunningSteps, reports, runStep, type Step } from './step.ts'
import { countLines, countOne, countPlaywright, countVitest } from './tally.ts'

const npm = (script: string, ...args: string[]) => ['npm', 'run', '--silent', script, '--', ...args]
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')
const steps: Timed[] = []
const started = Date.now()
let interrupted = false

const setup: Step = { name: 'setup', command: npm('setup'), count: countOne }
const check: Step = { name: 'check', command: npm('check'), count: countLines('check') }
const build: Step = { name: 'build', command: npm('build'), count: countOne }
const guide: Step = { name: 'guide', command: npm('guide'), count: countLines('guide') }
const size: Step = { name: 'size', command: npm('size'), count: countLines('size') }
const test: Step = {
  name: 'test',
  command: npm(
    'test',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ),
  count: countVitest(vitestReport),
}
const e2e: Step = {
  name: 'e2e',
  command: npm('e2e', '--reporter=list,json'),
  env: { FANFARE_BUILT: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  count: countPlaywright(playwrightReport),
}
const faults: Step = {
  name: 'faults',
  command: npm('faults', 'all', '--short'),
  env: { FANFARE_BUILT: 'true' },
  count: countLines('fault'),
}

async function step(one: Step): Promise<boolean> {
  if (interrupted) return false
  const began = Date.now()
  const { passed, failed } = await runStep(one)
  steps.push({ name: one.name, passed, failed, seconds: (Date.now() - began) / 1000 })
  return failed === 0
}

async function all(): Promise<void> {
  for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true })
  if (!(await step(setup))) return
  const built = await step(build)
  if (built) await step(size)
  const checks = async () => {
    await step(check)
    await step(test)
    // Idle services still take a tenth of a core from what follows.
    await stopInstance(instance('test'))
  }
  const breaks = async () => {
    if (built) await step(faults)
  }
  const walks = async () => {
    if (built) await step(e2e)
  }
  const follow = async () => {
    await step(guide)
    await stopInstance(instance('test'))
  }
  // Faults spend much of their time waiting for processes and for work to settle, and browsers for
  // frames, so the rest runs beside them. With one number for all uses they would have the server
  // that faults kill.
  if (process.env.FANFARE_INSTANCE === undefined) {
    const checked = checks()
    const apart = Promise.all([checked, breaks()])
    await Promise.all([checked.then(walks), apart.then(follow)])
  } else {
    for (const part of [checks, follow, walks, breaks]) await part()
  }
}

async function stopAll(): Promise<void> {
  for (const name of instanceNames) await stopInstance(instance(name))
}

// The step that runs ends, no other begins, and the run has failed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    interrupted = true
    endRunningSteps('SIGTERM')
    setTimeout(() => endRunningSteps('SIGKILL'), 10_000).unref()
  })
}

await all().finally(stopAll)
const seconds = (Date.now() - started) / 1000
const late = tooLong(seconds, process.env.FANFARE_CI_LIMIT)
const passed = steps.reduce((sum, one) => sum + one.passed, 0)
const failed = steps.reduce((sum, one) => sum + one.failed, (interrupted ? 1 : 0) + (late ? 1 : 0))
console.log(stepTable(steps, seconds))
if (late) console.log(late)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
