const steps: Readonly<Record<string, (at: Place, sizes: readonly number[]) => Place>> = {
  ArrowRight: ({ section, index }) => ({ section, index: index + 1 }),
  ArrowLeft: ({ section, index }) => ({ section, index: index - 1 }),
  Home: () => ({ section: 0, index: 0 }),
  End: (_, sizes) => ({ section: sizes.length - 1, index: (sizes.at(-1) ?? 1) - 1 }),
}

interface Place {
  readonly section: number
  readonly index: number
}

/** Into the section before or behind, along one line; at either end it stays. */
const wrap = ({ section, index }: Place, sizes: readonly number[], from: Place): Place => {
  const size = sizes[section] ?? 0
  if (index < 0) {
    const before = sizes[section - 1]
    return before === undefined ? from : { section: section - 1, index: before - 1 }
  }
  if (index < size) return { section, index }
  return section + 1 < sizes.length ? { section: section + 1, index: 0 } : from
}

const down = ({ section, index }: Place, sizes: readonly number[], columns: number): Place => {
  const size = sizes[section] ?? 0
  const below = index + columns
  if (below < size) return { section, index: below }
  const lastRow = Math.floor((size - 1) / columns)
  // The last row is shorter than this one.
  if (Math.floor(index / columns) < lastRow) return { section, index: size - 1 }
  const next = sizes[section + 1]
  if (next === undefined) return { section, index }
  return { section: section + 1, index: Math.min(index % columns, next - 1) }
}

const up = ({ section, index }: Place, sizes: readonly number[], columns: number): Place => {
  if (index >= columns) return { section, index: index - columns }
  const size = sizes[section - 1]
  if (size === undefined) return { section, index }
  const lastRow = Math.floor((size - 1) / columns) * columns
  return { section: section - 1, index: Math.min(lastRow + (index % columns), size - 1) }
}

/**
 * Where a key leads in sections of so many, each a grid of so many columns; null for any other key.
 * Places are numbers along all of them.
 */
export const moveInGrid = (
  key: string,
  at: number,
  sizes: readonly number[],
  columns: number,
): number | null => {
  let before = 0
  let section = 0
  while (section < sizes.length - 1 && at >= before + (sizes[section] ?? 0)) {
    before += sizes[section] ?? 0
    section += 1
  }
  const from = { section, index: at - before }
  const step = steps[key]
  const to = step
    ? wrap(step(from, sizes), sizes, from)
    : key === 'ArrowDown'
      ? down(from, sizes, columns)
      : key === 'ArrowUp'
        ? up(from, sizes, columns)
        : null
  if (!to) return null
  return sizes.slice(0, to.section).reduce((sum, size) => sum + size, 0) + to.index
}
