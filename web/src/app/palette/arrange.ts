import { type PaletteEntry, sections } from './entry.ts'
import { matchOf } from './match.ts'

export interface PaletteSection {
  readonly name: PaletteEntry['section']
  readonly entries: readonly PaletteEntry[]
}

/** Of a section while something is typed; the rest is a letter away. */
const most = 6

/** What fits, by section: the section with the best of all first, the best of each at its top. */
export const arrange = (entries: readonly PaletteEntry[], typed: string): PaletteSection[] => {
  const isTyped = typed.trim() !== ''
  const scored = entries.flatMap((entry) => {
    const score = matchOf(typed, `${entry.label} ${entry.alike ?? ''}`)
    return score === null ? [] : [{ entry, score: isTyped ? score : 0 }]
  })
  return sections
    .map((name) => {
      const own = scored
        .filter(({ entry }) => entry.section === name)
        .toSorted((a, b) => b.score - a.score)
      return {
        name,
        best: own[0]?.score ?? 0,
        entries: own.slice(0, isTyped ? most : own.length).map(({ entry }) => entry),
      }
    })
    .filter((section) => section.entries.length > 0)
    .toSorted((a, b) => b.best - a.best)
}
