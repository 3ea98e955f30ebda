import { type SpawnOptions, spawn } from 'node:child_process'

export interface Finished {
  code: number
  output: string
}

/** Runs to the end and gives back what it printed; never throws. */
export function attempt(
  command: string,
  args: string[],
  options: SpawnOptions & { input?: string } = {},
): Promise<Finished> {
  return new Promise((done) => {
    const child = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.stdin?.on('error', () => {})
    child.stdin?.end(options.input ?? '')
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}` }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}

/** Runs to the end and throws with what it printed when it fails. */
export async function run(
  command: string,
  args: string[],
  options: SpawnOptions & { input?: string } = {},
): Promise<string> {
  const { code, output } = await attempt(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed (${code})\n${output.trim()}`)
  return output.trim()
}

/** Runs with its output on our terminal; gives its exit code. */
export function show(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    child.on('error', fail)
    child.on('close', (code) => done(code ?? 1))
  })
}
