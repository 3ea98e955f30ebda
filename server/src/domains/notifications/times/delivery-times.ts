import { minutesOfDay, nextLocalTime } from './local-time.ts'

/** When somebody may be disturbed. */
export interface DeliveryTimes {
  /** Null while we do not know it. */
  readonly timeZone: string | null
  /** In minutes of the day; past midnight where it ends before it begins. */
  readonly quiet: { readonly from: number; readonly until: number } | null
}

export const anyTime: DeliveryTimes = { timeZone: null, quiet: null }

const zoneOf = ({ timeZone }: DeliveryTimes) => timeZone ?? 'UTC'

/** This moment, or the end of the quiet hours in which it lies. */
export const afterQuietHours = (at: Date, times: DeliveryTimes): Date => {
  const { quiet } = times
  if (!quiet) return at
  const minutes = minutesOfDay(at, zoneOf(times))
  const { from, until } = quiet
  const isQuiet =
    from < until ? minutes >= from && minutes < until : minutes >= from || minutes < until
  return isQuiet ? nextLocalTime(at, zoneOf(times), until) : at
}

/** The next time of this time of day where they are. */
export const nextTimeOf = (after: Date, times: DeliveryTimes, minutes: number): Date =>
  nextLocalTime(after, zoneOf(times), minutes)

export const minutesFrom = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

export const textOf = (minutes: number): string => {
  const digits = (count: number) => String(count).padStart(2, '0')
  return `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`
}
