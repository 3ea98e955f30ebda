import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { demoWorld } from './demo.ts'
import { environment } from './environment.ts'
import { instance } from './instance.ts'
import { readableLine } from './lib/log-line.ts'
import { root } from './lib/paths.ts'
import { clearStatus, print, say, showStatus } from './lib/print.ts'
import { run } from './lib/run.ts'
import { signalGroup } from './lib/signal.ts'
import { answers, listens, until } from './lib/wait.ts'
import { entrypoint, healthPorts, processNames } from './processes.ts'
import { startServices } from './supervise.ts'

const dev = instance('dev')
const env = { ...process.env, ...environment(dev) }
const children: ChildProcess[] = []

if (await listens(dev.ports.web)) {
  throw new Error(`${env.PUBLIC_ORIGIN} is already in use. Is npm run dev running somewhere else?`)
}
await startServices(dev)
say('services are running')
await run(process.execPath, [entrypoint('migrate')], { cwd: root, env })
say('database is up to date')
const accounts = await run(process.execPath, demoWorld('--people'), { cwd: root, env })

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))

for (const name of processNames)
  start(name, process.execPath, ['--watch', '--watch-preserve-output', entrypoint(name)])
const vite = ['--port', String(dev.ports.web), '--strictPort', '--host', 'localhost']
start('web', join(root, 'node_modules/.bin/vite'), vite, join(root, 'web'))

const health = Object.values(healthPorts).map(
  (port) => `http://127.0.0.1:${dev.ports[port]}/readyz`,
)
// A process that cannot start is restarted when its code changes, so the rest stays up for it.
await Promise.all(
  [...health, env.PUBLIC_ORIGIN].map((url) => until(url, () => answers(url))),
).catch((error: Error) => say(error.message))
print(`
  Fanfare   ${env.PUBLIC_ORIGIN}
  Inbox     http://127.0.0.1:${dev.ports.inbox}

${accounts.replace(/^/gm, '  ')}

  Ctrl-C stops the app; the services keep running (npm run services:stop stops them).
`)
// Its posts go through the real pipeline, so they appear one after another.
start('demo', process.execPath, demoWorld())

function start(name: string, command: string, args: string[], cwd = root): void {
  // A group of its own, so that Ctrl-C reaches it only through us and in order.
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => show(name, line))
  }
  child.on('exit', (code) => code && say(`${name} ended (${code})`))
  children.push(child)
}

function show(name: string, line: string): void {
  const isOfDemo = line.startsWith('demo world: ')
  if (isOfDemo && /\d of \d/.test(line)) showStatus(line)
  else if (isOfDemo) {
    clearStatus()
    print(line)
  } else if (line.trim()) print(readableLine(name, line))
}

async function end(code: number): Promise<void> {
  say('stopping')
  const alive = children.filter((child) => child.exitCode === null && child.signalCode === null)
  for (const child of alive) signalGroup(child, 'SIGTERM')
  const gone = () => alive.every((child) => child.exitCode !== null || child.signalCode !== null)
  await until('our processes', gone, { timeoutMs: 10_000 }).catch(() => {
    for (const child of alive) signalGroup(child, 'SIGKILL')
  })
  process.exit(code)
}
