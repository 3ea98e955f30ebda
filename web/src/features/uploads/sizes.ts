const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Decimal, as the limits are: 2000000000 is 2 GB. */
export const sizeWords = (bytes: number): string => {
  const step = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** step
  const digits = step === 0 || value >= 100 || Number.isInteger(value) ? 0 : 1
  return `${value.toFixed(digits)} ${units[step]}`
}

/** For a wait: coarse, because it changes as one reads it. */
export const waitWords = (seconds: number): string => {
  if (seconds < 60) return `${Math.max(1, Math.ceil(seconds))} sec left`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${minutes} min left`
  const hours = Math.floor(minutes / 60)
  return minutes % 60 === 0 ? `${hours} hr left` : `${hours} hr ${minutes % 60} min left`
}
