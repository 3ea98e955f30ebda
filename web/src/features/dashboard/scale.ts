/** Three or four round steps from zero to above the largest value. */
export const ticksFor = (largest: number): number[] => {
  if (largest <= 0) return [0, 1]
  const rough = largest / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 1)
  const count = Math.ceil(largest / step)
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}
