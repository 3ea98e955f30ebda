import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Job } from '../ci/step.ts'
import { type Count, countPlaywright, countVitest } from '../ci/tally.ts'
import type { InstanceName } from '../instance.ts'
import { root } from '../lib/paths.ts'
import { type Figure, figuresIn } from './figures.ts'

/** Something that runs alone, for minutes or hours, and ends with figures. */
export interface Part extends Job {
  /** What it runs, as someone would type it. */
  runs: string
  /** Stopped afterwards, so that nothing of it takes time from the next part. */
  instance: InstanceName
  figures(log: string): Figure[]
}

export const logs = join(root, '.data/verify')

const npm = (script: string, ...args: string[]) => ['npm', 'run', '--silent', script, '--', ...args]

/** Every file of `bench/src` and `faults/src` is a part, except the command that runs them. */
const namesIn = (workspace: string) =>
  readdirSync(join(root, workspace, 'src'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => basename(file, '.ts'))
    .filter((name) => name !== 'main')
    .sort()

const fault = (name: string): Part => ({
  name: `fault-${name}`,
  runs: `npm run faults -- ${name}`,
  command: npm('faults', name),
  instance: 'faults',
  figures: figuresIn,
})

const bench = (name: string): Part => ({
  name: `bench-${name}`,
  runs: `npm run bench -- ${name}`,
  command: npm('bench', name),
  instance: 'bench',
  figures: figuresIn,
})

const size: Part = {
  name: 'size',
  runs: 'npm run build && npm run size',
  command: ['bash', '-c', 'npm run --silent build && npm run --silent size'],
  instance: 'test',
  figures: figuresIn,
}

const shots: Part = {
  name: 'shots',
  runs: 'npm run shots',
  command: npm('shots'),
  instance: 'shots',
  figures: figuresIn,
}

/** A test run as one figure, out of the report that its runner writes. */
const counted =
  (name: string, count: Count) =>
  (log: string): Figure[] => {
    const { passed, failed } = count(log)
    const tried = passed + failed
    const result = tried > 0 && failed === 0 ? 'ok' : 'short'
    return [{ name, result, tried: String(tried), held: String(passed) }]
  }

const vitestReport = join(logs, 'vitest.json')
const test: Part = {
  name: 'test',
  runs: 'FANFARE_FULL=true npm test',
  command: npm(
    'test',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ),
  env: { FANFARE_FULL: 'true' },
  instance: 'test',
  figures: counted('test.passed', countVitest(vitestReport)),
}

const playwrightReport = join(logs, 'playwright.json')
const longFilms: Part = {
  name: 'e2e-long',
  runs: 'npm run e2e:long',
  command: npm('e2e:long', '--reporter=list,json'),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  instance: 'e2e',
  figures: counted('e2e-long.passed', countPlaywright(playwrightReport)),
}

/** In the order they run: what is quick first. */
export const parts: readonly Part[] = [
  size,
  test,
  ...namesIn('faults').map(fault),
  ...namesIn('bench').map(bench),
  shots,
  longFilms,
]

/** A report of an earlier run must not be taken for that of one which wrote none. */
export function removeReports(): void {
  for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true })
}
