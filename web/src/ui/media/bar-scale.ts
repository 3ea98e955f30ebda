/** The scale runs from the most taken back in a day to the most earned, with zero between them. */
export const barScale = (values: readonly number[], height: number) => {
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const span = top - bottom || 1
  const y = (value: number) => ((top - value) / span) * height
  return { y, zero: y(0), top, bottom }
}
