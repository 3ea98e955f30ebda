/** Compared with the period before. Null where there was nothing to compare with. */
export const changeWords = (
  now: number,
  before: number,
): { text: string; up: boolean | null } | null => {
  if (before <= 0) return null
  const part = ((now - before) / before) * 100
  const rounded = Math.abs(part) >= 10 ? Math.round(part) : Math.round(part * 10) / 10
  if (rounded === 0) return { text: 'No change', up: null }
  return { text: `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}%`, up: rounded > 0 }
}
