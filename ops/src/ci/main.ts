import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { instance, instanceNames } from '../instance.ts'
import { root } from '../lib/paths.ts'
import { say } from '../lib/print.ts'
import { stopInstance } from '../supervise.ts'
import { shortFaults } from './faults.ts'
import { endRunningSteps, reports, runStep, type Step } from './step.ts'
import { countLines, countOne, countPlaywright, countVitest, type Tally } from './tally.ts'

const npm = (script: string, ...args: string[]) => ['npm', 'run', '--silent', script, '--', ...args]
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')
const total: Tally = { passed: 0, failed: 0 }
let interrupted = false

const setup: Step = { name: 'setup', command: npm('setup'), count: countOne }
const check: Step = { name: 'check', command: npm('check'), count: countLines('check') }
const build: Step = { name: 'build', command: npm('build'), count: countOne }
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
const fault = (name: string): Step => ({
  name: `fault-${name}`,
  command: npm('faults', name, '--short'),
  env: { FANFARE_BUILT: 'true' },
  count: countLines('fault'),
})

async function step(one: Step): Promise<boolean> {
  if (interrupted) return false
  const { passed, failed } = await runStep(one)
  total.passed += passed
  total.failed += failed
  return failed === 0
}

async function all(): Promise<void> {
  for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true })
  if (!(await step(setup))) return
  // Both use one core for long; what measures time or starts processes runs alone.
  const [, built] = await Promise.all([step(check), step(build)])
  if (built) await step(size)
  await step(test)
  for (const name of shortFaults) {
    if (existsSync(join(root, `faults/src/${name}.ts`))) await step(fault(name))
    else say(`fault-${name}: not written yet`)
  }
  if (built) await step(e2e)
}

async function stopAll(): Promise<void> {
  for (const name of instanceNames) await stopInstance(instance(name))
}

// The step that runs ends, no other begins, and the run has failed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    interrupted = true
    total.failed += 1
    endRunningSteps('SIGTERM')
    setTimeout(() => endRunningSteps('SIGKILL'), 10_000).unref()
  })
}

await all().finally(stopAll)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
