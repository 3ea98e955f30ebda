import { isDeepStrictEqual } from 'node:util'
import { demoWorld } from './demo.ts'
import { type Environment, environment, type Mode } from './environment.ts'
import { type Inbox, inboxOf } from './inbox-client.ts'
import { type Instance, type InstanceName, instance } from './instance.ts'
import { runningPid, stopBackground } from './lib/background.ts'
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

export interface Arrangement {
  /** Empty database, cache, buckets and Restate first. */
  fresh?: boolean
  /** Build the web app first; CI has built it already and says so with FANFARE_BUILT. */
  build?: boolean
  /** Serve the built web app and all processes on one origin, as production does. */
  front?: boolean
  processes?: ProcessName[]
  environment?: Record<string, string>
}

export interface StackOptions extends Arrangement {
  /** The demo people, and the small demo world once the processes run. */
  seed?: boolean
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
  /** With more arguments than usual, such as a journal. */
  startService(name: string, ...more: string[]): Promise<void>
  /** Runs an entrypoint to its end, such as `migrate`. */
  run(entrypointName: string, ...args: string[]): Promise<string>
  /** The same instance for another use: only processes that must differ are started or stopped. */
  arrange(arrangement: Arrangement): Promise<Stack>
  /** Ends our processes; the services stay for the next run. */
  stop(): Promise<void>
}

/** The whole product on one instance, like production: `await using stack = await startStack('e2e')`. */
export async function startStack(
  name: InstanceName,
  { fresh = true, seed = false, ...options }: StackOptions = {},
): Promise<Stack> {
  const on = instance(name)
  const stack = stackOf(on, modeOf(name), new Map(), options.environment)
  await stack.stop()
  await startServices(on)
  if (fresh) await resetInstance(on)
  await stack.run('migrate')
  if (seed) await runNode(stack.env, demoWorld('--people'))
  await stack.arrange(options)
  try {
    if (seed) await runNode(stack.env, demoWorld('--small'))
  } catch (error) {
    await stack.stop()
    throw error
  }
  return stack
}

/** What each process was started with, known to all arrangements of one run. */
type Running = Map<ProcessName, Environment>

function stackOf(
  on: Instance,
  mode: Mode,
  running: Running,
  extra: Record<string, string> = {},
): Stack {
  const env = { ...environment(on, mode), ...extra }
  const stack: Stack = {
    instance: on,
    env,
    origin: env.PUBLIC_ORIGIN,
    apiUrl: `http://127.0.0.1:${on.ports.api}`,
    inbox: inboxOf(on),
    async startProcess(one) {
      running.set(one, env)
      await startProcess(on, one, env)
    },
    stopProcess: (one) => stopProcess(on, one),
    kill: (one) => killHard(on, one),
    startService: (one, ...more) => startService(on, serviceNamed(one), more),
    run: (which, ...args) => runNode(env, [entrypoint(which), ...args]),
    async arrange(arrangement) {
      const next = stackOf(on, mode, running, arrangement.environment)
      await arrange(next, running, arrangement)
      return next
    },
    async stop() {
      const ours = [...frontServices.map((service) => service.name), ...processNames]
      await Promise.all(ours.map((one) => stopBackground(on, one)))
    },
    [Symbol.asyncDispose]: () => stack.stop(),
  }
  return stack
}

async function arrange(stack: Stack, running: Running, arrangement: Arrangement): Promise<void> {
  const { fresh, build, front, processes = processNames } = arrangement
  const on = stack.instance
  const isRight = (one: ProcessName) =>
    runningPid(on, one) !== undefined && isDeepStrictEqual(running.get(one), stack.env)
  if (fresh) {
    await stack.stop()
    await resetInstance(on)
    await stack.run('migrate')
  }
  if (build && process.env.FANFARE_BUILT !== 'true') {
    await run('npm', ['run', 'build'], { cwd: root })
  }
  const unwanted = processNames.filter((one) => !processes.includes(one))
  const wrong = processes.filter((one) => !isRight(one))
  try {
    await Promise.all(unwanted.map((one) => stack.stopProcess(one)))
    await Promise.all(wrong.map((one) => stack.startProcess(one)))
    await startServices(on, front ? [...services, ...frontServices] : services)
  } catch (error) {
    await stack.stop()
    throw error
  }
}

function runNode(env: Environment, args: string[]): Promise<string> {
  return run(process.execPath, args, { cwd: root, env: { ...process.env, ...env } })
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
