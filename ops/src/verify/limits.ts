import type { Measured } from './measured.ts'

/** As a heading of Markdown is addressed: `web.inp` is `#webinp`. */
export const anchorOf = (name: string) => name.toLowerCase().replaceAll('.', '')

/** Each section of `docs/limits.md` has the name of its figure as heading, or several in a row. */
const headings = (limits: string) =>
  limits.split('\n').flatMap((line) => (line.startsWith('## ') ? [line.slice(3).trim()] : []))

/** Short figures for which `docs/limits.md` has no section that says why. */
export function unexplained(measured: Measured, limits: string): string[] {
  const explained = new Set(headings(limits))
  return Object.values(measured)
    .flatMap(({ figures }) => figures)
    .filter(({ name, result }) => result === 'short' && !explained.has(name))
    .map(({ name }) => name)
}
