import { plural } from '../../ui/text/format.ts'

/** Rounded up, so that nobody tries again too early. */
export const waitWords = (seconds: number) => {
  if (seconds < 90) return plural(Math.max(1, seconds), 'second')
  return plural(Math.ceil(seconds / 60), 'minute')
}
