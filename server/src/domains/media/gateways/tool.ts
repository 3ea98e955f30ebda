import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

type Program = 'ffmpeg' | 'ffprobe' | 'heif-convert'

interface ToolRun {
  readonly program: Program
  readonly args: readonly string[]
  /** The only place it writes to. */
  readonly folder: string
  readonly seconds: number
  readonly signal?: AbortSignal | undefined
  /** Takes what it prints; otherwise that is collected, up to a limit. */
  readonly output?: (stream: Readable) => Promise<void>
}

interface ToolOutput {
  readonly text: string
  readonly complaints: string
}

/** Why a program ended without doing what it was asked. */
export class ToolFault extends Error {
  readonly why: 'refused' | 'too-slow' | 'memory' | 'disk' | 'killed'
  readonly complaints: string

  constructor(program: Program, why: ToolFault['why'], complaints: string) {
    super(`${program} ${why}: ${complaints.slice(-500)}`)
    this.name = 'ToolFault'
    this.why = why
    this.complaints = complaints
  }
}

const GiB = 1024 ** 3
const limits = { file: 40 * GiB, cores: 16, files: 256, text: 1_000_000 }
const memory: Record<Program, number> = { ffmpeg: 6 * GiB, ffprobe: GiB, 'heif-convert': 2 * GiB }

/**
 * The programs replace each other, so that what we start and end is one process. It dies with the
 * worker, gains no rights, and the kernel holds it to its memory, time and file size.
 */
const confined = ({ program, args, seconds }: ToolRun): string[] => [
  ...['--pdeathsig', 'KILL', '--no-new-privs', '/usr/bin/prlimit'],
  `--as=${memory[program]}`,
  `--cpu=${seconds * limits.cores}`,
  `--fsize=${limits.file}`,
  `--nofile=${limits.files}`,
  '--core=0',
  // What answers people on the same machine goes first.
  ...['/usr/bin/nice', '-n', '10'],
  `/usr/bin/${program}`,
  ...args,
]

/** The last of it: programs say at the end what they ended for. */
const collect = async (stream: Readable, limit: number): Promise<string> => {
  let text = ''
  stream.setEncoding('utf8')
  for await (const chunk of stream) text = (text + chunk).slice(-limit)
  return text
}

const faultOf = (complaints: string, end: NodeJS.Signals | null, late: boolean) => {
  if (late || end === 'SIGXCPU') return 'too-slow'
  if (/no space left|disk quota/i.test(complaints)) return 'disk'
  if (/cannot allocate memory|out of memory|malloc of size|std::bad_alloc/i.test(complaints))
    return 'memory'
  return end === 'SIGKILL' ? 'killed' : 'refused'
}

/** The one way by which bytes that people sent reach a program that is not ours. */
export const runTool = async (run: ToolRun): Promise<ToolOutput> => {
  const { program, folder, seconds, signal, output } = run
  signal?.throwIfAborted()
  const child = spawn('/usr/bin/setpriv', confined(run), {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', HOME: folder, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = new Promise<{ code: number | null; ending: NodeJS.Signals | null }>(
    (resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, ending) => resolve({ code, ending }))
    },
  )
  let late = false
  const timer = setTimeout(() => {
    late = true
    child.kill('SIGKILL')
  }, seconds * 1000)
  const stop = () => child.kill('SIGKILL')
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const [text, complaints, { code, ending }] = await Promise.all([
      output ? output(child.stdout).then(() => '') : collect(child.stdout, limits.text),
      collect(child.stderr, 16_000),
      end,
    ])
    signal?.throwIfAborted()
    if (code === 0) return { text, complaints }
    throw new ToolFault(program, faultOf(complaints, ending, late), complaints)
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

export const eachLine = (take: (line: string) => void) => async (stream: Readable) => {
  for await (const line of createInterface({ input: stream })) take(line)
}
