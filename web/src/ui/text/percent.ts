/** With a tenth where that says something; nothing of nothing is no share at all. */
export const percentText = ({ part, whole }: { part: number; whole: number }) => {
  if (whole === 0) return '–'
  const percent = (part / whole) * 100
  const digits = percent > 0 && percent < 10 ? 1 : 0
  return `${percent.toLocaleString(undefined, { maximumFractionDigits: digits })}%`
}
