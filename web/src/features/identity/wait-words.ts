/** Rounded up, so that nobody comes back too early. */
export const waitWords = (seconds: number) => {
  if (seconds < 90) return `${Math.max(1, seconds)} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
