import type { World } from './world.ts'

const line = (what: string, times: readonly string[]) => {
  const [first = '', last = first] = [times[0], times.at(-1)]
  const seconds = Math.max(1, (Date.parse(last) - Date.parse(first)) / 1_000)
  const each = (times.length / seconds).toFixed(0)
  console.log(
    `notices: ${times.length} ${what} in ${seconds.toFixed(0)} s, kills included: ${each} a second`,
  )
}

/** How fast it all left, as its receivers have it. */
export const pace = ({ journals: { mails, pushes } }: World) => {
  line(
    'mails',
    mails.map(({ at }) => at),
  )
  line(
    'pushes',
    pushes.map(({ at }) => at),
  )
}
