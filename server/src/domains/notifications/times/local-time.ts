const minute = 60_000
const day = 1_440 * minute

/** Making one costs far more than using it, and there are a few hundred zones. */
const formats = new Map<string, Intl.DateTimeFormat>()
const formatOf = (timeZone: string) => {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  formats.set(timeZone, known)
  return known
}

/** What clocks in a zone show, as if they stood in UTC. */
const localOf = (at: Date, timeZone: string): number => {
  const parts = formatOf(timeZone).formatToParts(at)
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(
    number('year'),
    number('month') - 1,
    number('day'),
    number('hour'),
    number('minute'),
  )
}

export const minutesOfDay = (at: Date, timeZone: string): number =>
  (localOf(at, timeZone) % day) / minute

/**
 * When clocks in a zone show this. Where they show it twice, as in autumn, the first time; where they
 * leave it out, as in spring, as much later as they were put forward.
 */
const instantOf = (local: number, timeZone: string): Date => {
  const offsetAt = (instant: number) => {
    const whole = Math.floor(instant / minute) * minute
    return localOf(new Date(whole), timeZone) - whole
  }
  const [before, behind] = [offsetAt(local - day), offsetAt(local + day)]
  const guesses = [local - Math.max(before, behind), local - Math.min(before, behind)]
  const right = guesses.find((guess) => guess + offsetAt(guess) === local)
  return new Date(right ?? local - before)
}

/** The next time after this one at which clocks in a zone show so many minutes of a day. */
export const nextLocalTime = (after: Date, timeZone: string, minutes: number): Date => {
  const today = Math.floor(localOf(after, timeZone) / day) * day
  for (let days = 0; ; days++) {
    const at = instantOf(today + days * day + minutes * minute, timeZone)
    if (at > after) return at
  }
}
