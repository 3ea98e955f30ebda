const partsIn = (instant: number, zone: string) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
}

/** How far the clocks there are ahead of UTC at this instant. */
const offsetAt = (instant: number, zone: string) => {
  const { year, month, day, hour, minute, second } = partsIn(instant, zone)
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - instant
}

/**
 * The instant at which clocks there show this date and time. Twice, because the first guess may lie
 * on the other side of a change of clocks.
 */
export const instantOf = (date: string, time: string, zone: string): Date | null => {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return null
  const guess = asUtc - offsetAt(asUtc, zone)
  return new Date(asUtc - offsetAt(guess, zone))
}

/** What clocks there show, for the fields of a form. */
export const clockIn = (instant: Date, zone: string) => {
  const { year, month, day, hour, minute } = partsIn(instant.getTime(), zone)
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
}

export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export const allZones = (): string[] =>
  [...new Set([ownZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort()

export const momentWords = (instant: string, zone: string) =>
  `${new Date(instant).toLocaleString(undefined, {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })} (${zone.replaceAll('_', ' ')})`
