/** Rows with every cell as wide as the widest of its column. */
export function columns(rows: readonly (readonly string[])[]): string[][] {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, at) => {
      widths[at] = Math.max(widths[at] ?? 0, cell.length)
    })
  }
  return rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)))
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const rule = head.map(() => '---')
  const [padded = [], second = [], ...rest] = columns([head, rule, ...rows])
  const dashes = second.map((cell) => '-'.repeat(cell.length))
  return [padded, dashes, ...rest].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export const day = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 16)}`

export function duration(seconds: number): string {
  if (seconds < 100) return `${seconds.toFixed(0)} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 100 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`
}
