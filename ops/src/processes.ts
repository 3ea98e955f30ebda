import type { Environment } from './environment.ts'
import type { Instance, PortName } from './instance.ts'
import { kill, logTail, runningPid, startBackground, stopBackground } from './lib/background.ts'
import { answers, until } from './lib/wait.ts'

/** Our four kinds of process, each with the port that answers for its health. */
export const healthPorts = {
  api: 'api',
  realtime: 'realtime',
  reactor: 'reactor',
  worker: 'workerHealth',
} as const satisfies Record<string, PortName>
export type ProcessName = keyof typeof healthPorts
export const processNames = Object.keys(healthPorts) as ProcessName[]

export const entrypoint = (name: string) => `server/src/entrypoints/${name}.ts`

export async function startProcess(
  instance: Instance,
  name: ProcessName,
  env: Environment,
): Promise<void> {
  // One left behind by a run that was killed would answer in place of ours.
  await stopBackground(instance, name)
  startBackground(instance, name, { command: process.execPath, args: [entrypoint(name)], env })
  await processReady(instance, name)
}

export async function processReady(instance: Instance, name: ProcessName): Promise<void> {
  const url = `http://127.0.0.1:${instance.ports[healthPorts[name]]}/readyz`
  const failed = (why: string) => new Error(`${name} ${why}\n${logTail(instance, name)}`)
  await until(`${name} at ${url}`, async () => {
    if (runningPid(instance, name) === undefined) throw failed('ended while starting')
    return answers(url)
  }).catch((error: Error) => {
    throw error.message.includes('ended') ? error : failed('did not become ready')
  })
}

/** SIGTERM, which drains; SIGKILL after 10 s. */
export async function stopProcess(instance: Instance, name: ProcessName): Promise<void> {
  await stopBackground(instance, name)
}

/** kill -9 of one of ours or of a service, for fault tests. */
export async function killHard(instance: Instance, name: string): Promise<void> {
  kill(instance, name, 'SIGKILL')
  await until(`end of ${name}`, () => runningPid(instance, name) === undefined, { everyMs: 5 })
}
