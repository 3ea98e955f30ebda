const windowMs = 6000
const shortestMs = 500

/** Bytes per second over the last seconds, so that it follows the line without trembling. */
export const createMeter = () => {
  let samples: { at: number; sent: number }[] = []
  return {
    add(at: number, sent: number) {
      // Lost parts reduce the count; older samples then say nothing about the current speed.
      if (sent < (samples.at(-1)?.sent ?? 0)) samples = []
      samples = [...samples.filter((one) => at - one.at <= windowMs), { at, sent }]
    },
    speed(): number | null {
      const first = samples[0]
      const last = samples.at(-1)
      if (!first || !last || last.at - first.at < shortestMs) return null
      return ((last.sent - first.sent) / (last.at - first.at)) * 1000
    },
  }
}
