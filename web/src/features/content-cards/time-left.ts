/** “12 min left”, in whole minutes that have begun; the last one is never “0 min”. */
export const timeLeft = (position: number, duration: number) => {
  const minutes = Math.max(1, Math.ceil((duration - position) / 60))
  if (minutes < 60) return `${minutes} min left`
  const rest = minutes % 60
  const hours = `${Math.floor(minutes / 60)} hr`
  return rest > 0 ? `${hours} ${rest} min left` : `${hours} left`
}
