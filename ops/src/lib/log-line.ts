interface Logged {
  time: number
  level: string
  msg: string
  err?: { message?: string; stack?: string }
  [name: string]: unknown
}

const parse = (line: string): Logged | undefined => {
  try {
    const value = JSON.parse(line)
    return typeof value?.msg === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

const notShown = ['time', 'level', 'msg', 'err', 'service']
const stackLines = 4

/** What a process of ours logs as JSON, for people; any other line stays as it is. */
export function readableLine(process: string, line: string): string {
  const logged = line.startsWith('{') ? parse(line) : undefined
  const name = process.padEnd(8)
  if (!logged) return `${name} ${line}`
  const time = new Date(logged.time).toTimeString().slice(0, 8)
  const facts = Object.entries(logged)
    .filter(([key]) => !notShown.includes(key))
    .map(([key, value]) => ` ${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const stack = (logged.err?.stack ?? logged.err?.message)?.split('\n').slice(0, stackLines) ?? []
  const head = `${name} ${time} ${logged.level}: ${logged.msg}${facts.join('')}`
  return [head, ...stack.map((one) => `${name}   ${one.trim()}`)].join('\n')
}
