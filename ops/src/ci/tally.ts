import { readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
}
export type Count = (log: string) => Tally

/** Lines such as `check biome 0.3s ok` and `fault access.fan tried=9 held=8 short`. */
export const countLines =
  (kind: string): Count =>
  (log) => {
    const figure = new RegExp(`^${kind} [a-z0-9.-]+ .*(ok|short|failed)$`)
    const lines = log.split('\n').filter((line) => figure.test(line))
    const passed = lines.filter((line) => line.endsWith(' ok')).length
    return { passed, failed: lines.length - passed }
  }

/** One for the step itself; its exit code decides. */
export const countOne: Count = () => ({ passed: 1, failed: 0 })

export const countVitest =
  (file: string): Count =>
  () => {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: report.numPassedTests, failed: report.numFailedTests }
  }

/** A test that passed only when repeated has failed. */
export const countPlaywright =
  (file: string): Count =>
  () => {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  }

/** What a step adds: never nothing, and never only passes when it ended badly. */
export function tally(count: Count, code: number, log: string): Tally {
  const counted = attemptCount(count, log)
  if (code !== 0 && counted.failed === 0) {
    return { passed: count === countOne ? 0 : counted.passed, failed: 1 }
  }
  return counted.passed + counted.failed === 0 ? { passed: 0, failed: 1 } : counted
}

function attemptCount(count: Count, log: string): Tally {
  try {
    return count(log)
  } catch {
    return { passed: 0, failed: 0 }
  }
}
