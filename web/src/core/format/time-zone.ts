type Style = Intl.DateTimeFormatOptions

/** Days and months are those of the person looking. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export const allZones = (): string[] =>
  [...new Set([ownTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort()

/** A moment with its day and hour, as clocks show it there. */
export const zonedText = (instant: string, style: Style) =>
  new Date(instant).toLocaleString(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...style,
  })

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
