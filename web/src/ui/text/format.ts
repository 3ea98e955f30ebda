const units = [
  [1_000_000_000, 'B'],
  [1_000_000, 'M'],
  [1_000, 'K'],
] as const

/** 9,412 is 9.4K. Cut, not rounded: a number is never shown larger than it is. */
export const shortCount = (count: number) => {
  const unit = units.find(([size]) => count >= size)
  if (!unit) return String(count)
  const [size, letter] = unit
  const value = count / size
  return `${value < 100 ? Math.floor(value * 10) / 10 : Math.floor(value)}${letter}`
}

const two = (value: number) => String(value).padStart(2, '0')

/** 1104 is 18:24, 3873 is 1:04:33. */
export const clockTime = (seconds: number) => {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString()} ${count === 1 ? one : many}`

/** 18.2K views. */
export const shortPlural = (count: number, one: string, many = `${one}s`) =>
  `${shortCount(count)} ${count === 1 ? one : many}`

/** For sentences and screen readers: 31 minutes, 45 seconds. */
export const spokenTime = (seconds: number) => {
  const whole = Math.round(seconds)
  if (whole < 60) return plural(whole, 'second')
  const minutes = Math.round(whole / 60)
  if (minutes < 60) return plural(minutes, 'minute')
  const rest = minutes % 60
  const hours = plural(Math.floor(minutes / 60), 'hour')
  return rest > 0 ? `${hours} ${plural(rest, 'minute')}` : hours
}
