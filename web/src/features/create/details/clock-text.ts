/** 75, 1:15 and 0:01:15 are all 75 seconds; anything else is nothing. */
export const secondsFrom = (text: string): number | null => {
  const parts = text.trim().split(':')
  if (parts.length > 3 || !parts.every((part) => /^\d{1,6}(\.\d+)?$/.test(part))) return null
  if (parts.slice(1).some((part) => Number(part) >= 60)) return null
  return parts.reduce((total, part) => total * 60 + Number(part), 0)
}
