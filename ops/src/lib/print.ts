const started = Date.now()
let status = ''

const eraseLine = '\r\x1b[K'

/** A line above the status line, if there is one. */
export function print(line: string): void {
  console.log(status ? `${eraseLine}${line}` : line)
  if (status) process.stdout.write(status)
}

/** Stays at the bottom of a terminal until the next one or `clearStatus`; elsewhere it is a line. */
export function showStatus(line: string): void {
  if (process.stdout.isTTY) {
    process.stdout.write(`${eraseLine}${line}`)
    status = line
  } else console.log(line)
}

export function clearStatus(): void {
  if (status) process.stdout.write(eraseLine)
  status = ''
}

/** One line of progress, with the seconds since the command began. */
export function say(line: string): void {
  print(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)}s  ${line}`)
}

export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const from = Date.now()
  const result = await work()
  say(`${what} (${((Date.now() - from) / 1000).toFixed(1)} s)`)
  return result
}
