const started = Date.now()

/** One line of progress, with the seconds since the command began. */
export function say(line: string): void {
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)}s  ${line}`)
}

export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const from = Date.now()
  const result = await work()
  say(`${what} (${((Date.now() - from) / 1000).toFixed(1)} s)`)
  return result
}
