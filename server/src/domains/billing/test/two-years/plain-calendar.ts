/**
 * Months as a person with a wall calendar would count them, without the library that the code uses:
 * the same wall clock on the same day, or on the month's last.
 */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (zone: string) => {
  const known = formats.get(zone)
  if (known) return known
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en-CA', { timeZone: zone, ...parts, ...time })
  formats.set(zone, made)
  return made
}

/** What the clock on their wall says, as if it were UTC. */
const wallOf = (at: number, zone: string) => {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const day = 86_400_000

/** The moment at which their clock says so: the earlier of two, and after a gap as before it. */
const momentOf = (wall: number, zone: string) => {
  const offsetNear = (at: number) => wallOf(at, zone) - at
  const before = wall - offsetNear(wall - day)
  const later = wall - offsetNear(wall + day)
  const fits = [before, later].filter((at) => wallOf(at, zone) === wall)
  return fits.length > 0 ? Math.min(...fits) : before
}

export const monthsOn = (from: number, zone: string, months: number) => {
  const whole = Math.floor(from / 1_000) * 1_000
  const wall = new Date(wallOf(whole, zone))
  const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const on = Math.min(wall.getUTCDate(), last)
  const time = wall.getTime() % day
  return momentOf(Date.UTC(year, month, on) + time, zone) + (from - whole)
}
