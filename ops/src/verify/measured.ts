import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import type { Figure } from './figures.ts'
import { pageOf } from './page.ts'

/** The last run of one part. */
export interface Run {
  /** `failed` ended badly without a figure that says why. */
  outcome: 'ok' | 'short' | 'failed'
  at: string
  commit: string
  seconds: number
  /** The one-minute load average. */
  load: { start: number; end: number }
  machine: string
  figures: Figure[]
  /** The last run that was `ok`, which may be this one. */
  passed?: { at: string; commit: string }
}

/** What `docs/measured.json` holds: runs by the name of their part. */
export type Measured = Record<string, Run>

export const measuredFile = 'docs/measured.json'
export const pageFile = 'docs/measured.md'
export const limitsFile = 'docs/limits.md'

export const readMeasured = (): Measured =>
  JSON.parse(readFileSync(join(root, measuredFile), 'utf8'))

/** Both files, each at once: an interruption leaves the old one or the new one. */
export function writeMeasured(measured: Measured, partNames: readonly string[]): void {
  const ordered = Object.fromEntries(
    partNames.flatMap((name) => (measured[name] ? [[name, measured[name]]] : [])),
  )
  replace(measuredFile, `${JSON.stringify(ordered, null, 2)}\n`)
  replace(pageFile, pageOf(ordered, partNames))
}

function replace(file: string, text: string): void {
  const path = join(root, file)
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}

export function outcomeOf(code: number, figures: readonly Figure[]): Run['outcome'] {
  if (figures.some(({ result }) => result === 'short')) return 'short'
  return code === 0 && figures.length > 0 ? 'ok' : 'failed'
}
