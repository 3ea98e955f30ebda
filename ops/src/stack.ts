import { type Environment, environment, type Mode } from './environment.ts'
import { type Inbox, inboxOf } from './inbox-client.ts'
import { type Instance, type InstanceName, instance } from './instance.ts'
import { stopBackground } from './lib/background.ts'
import { root } from './lib/paths.ts'
import { run } from './lib/run.ts'
import {
  entrypoint,
  killHard,
  type ProcessName,
  processNames,
  startProcess,
  stopProcess,
} from './processes.ts'
import { allServices, frontServices, services } from './services/index.ts'
import { resetInstance, startService, startServices } from './supervise.ts'

export interface StackOptions {
  /** Empty database, cache, buckets and Restate first; on unless said otherwise. */
  fresh?: boolean
  /** Build the web app first; CI has built it already and says so with FANFARE_BUILT. */
  build?: boolean
  /** Serve the built web app and all processes on one origin, as production does. */
  front?: boolean
  /** The demo people, and the small demo world once the processes run. */
  seed?: boolean
  processes?: ProcessName[]
  environment?: Record<string, string>
}

export interface Stack extends AsyncDisposable {
  instance: Instance
  env: Environment
  origin: string
  apiUrl: string
  inbox: Inbox
  startProcess(name: ProcessName): Promise<void>
  stopProcess(name: ProcessName): Promise<void>
  /** kill -9 of a process or a service. */
  kill(name: string): Promise<void>
  startService(name: string): Promise<void>
  /** Runs an entrypoint to its end, such as `migrate`. */
  run(entrypointName: string, ...args: string[]): Promise<string>
  /** Ends our processes; the services stay for the next run. */
  stop(): Promise<void>
}

/** The whole product on one instance, like production: `await using stack = await startStack('e2e')`. */
export async function startStack(name: InstanceName, options: StackOptions = {}): Promise<Stack> {
  const {
    fresh = true,
    build = false,
    front = false,
    seed = false,
    processes = processNames,
  } = options
  const on = instance(name)
  const env = { ...environment(on, modeOf(name)), ...options.environment }
  const stop = async () => {
    const ours = [...frontServices.map((service) => service.name), ...processNames]
    await Promise.all(ours.map((one) => stopBackground(on, one)))
  }
  const runEntrypoint = (which: string, ...args: string[]) =>
    run(process.execPath, [entrypoint(which), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
    })

  await stop()
  await startServices(on)
  if (fresh) await resetInstance(on)
  await runEntrypoint('migrate')
  if (seed) await runEntrypoint('seed', '--people')
  if (build && process.env.FANFARE_BUILT !== 'true')
    await run('npm', ['run', 'build'], { cwd: root })
  try {
    await Promise.all(processes.map((one) => startProcess(on, one, env)))
    await startServices(on, front ? [...services, ...frontServices] : services)
    if (seed) await runEntrypoint('seed', '--small')
  } catch (error) {
    await stop()
    throw error
  }

  return {
    instance: on,
    env,
    origin: env.PUBLIC_ORIGIN,
    apiUrl: `http://127.0.0.1:${on.ports.api}`,
    inbox: inboxOf(on),
    startProcess: (one) => startProcess(on, one, env),
    stopProcess: (one) => stopProcess(on, one),
    kill: (one) => killHard(on, one),
    startService: (one) => startService(on, serviceNamed(one)),
    run: runEntrypoint,
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

function modeOf(name: InstanceName): Mode {
  if (name === 'dev') return 'development'
  return name === 'test' ? 'test' : 'production'
}

function serviceNamed(name: string) {
  const service = allServices.find((one) => one.name === name)
  if (!service) throw new Error(`no service is called ${name}`)
  return service
}
