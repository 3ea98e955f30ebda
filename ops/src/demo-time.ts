import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { instance } from './instance.ts'
import { root } from './lib/paths.ts'
import { say } from './lib/print.ts'
import { clusterFolder } from './services/postgres-cluster.ts'
import { stopInstance } from './supervise.ts'

/**
 * Times the first `npm run dev` of a new developer: no data, no generated files. It has an instance of
 * its own, whose data it deletes before and after.
 */
const limitSeconds = 360
const demo = instance('demo')

const empty = async () => {
  await stopInstance(demo)
  for (const folder of [await clusterFolder(demo), demo.folder]) {
    await rm(folder, { recursive: true, force: true })
  }
}

await empty()
const started = Date.now()
const env = {
  ...process.env,
  FANFARE_INSTANCE: String(demo.number),
  FANFARE_DEMO_CACHE: join(demo.folder, 'demo-cache'),
}
const dev = spawn(process.execPath, ['ops/src/dev.ts'], {
  cwd: root,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = new Promise((resolve) => dev.once('exit', resolve))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => dev.kill('SIGTERM'))

let outcome = 'npm run dev ended before the demo world was ready'
let isReady = false
for await (const line of createInterface({ input: dev.stdout })) {
  if (line.trim()) say(line)
  if (/^demo world: (all|gave up)/.test(line)) {
    const seconds = (Date.now() - started) / 1000
    isReady = line.includes(': all') && seconds <= limitSeconds
    outcome = `${line}: ${seconds.toFixed(0)} s after the start, at most ${limitSeconds} s are allowed`
    dev.kill('SIGTERM')
  }
}
await ended
await empty()
say(outcome)
process.exit(isReady ? 0 : 1)
