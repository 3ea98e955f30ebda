import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import { unexplained } from '../verify/limits.ts'
import {
  limitsFile,
  type Measured,
  measuredFile,
  pageFile,
  readMeasured,
} from '../verify/measured.ts'
import { pageOf } from '../verify/page.ts'
import { parts } from '../verify/parts.ts'
import type { Check } from './check.ts'

/** No figure is typed by hand, and none is short without a reason given. */
export const measured: Check = {
  name: 'measured',
  async run() {
    const page = await readFile(join(root, pageFile), 'utf8')
    const limits = await readFile(join(root, limitsFile), 'utf8')
    const partNames = parts.map(({ name }) => name)
    return measuredViolations(readMeasured(), partNames, page, limits)
  },
}

export function measuredViolations(
  runs: Measured,
  partNames: readonly string[],
  page: string,
  limits: string,
): string[] {
  const stale = `${pageFile} isn't what ${measuredFile} produces: npm run verify -- --page`
  return [
    ...(page === pageOf(runs, partNames) ? [] : [stale]),
    ...unexplained(runs, limits).map((name) => `${limitsFile} has no section "## ${name}"`),
  ]
}
