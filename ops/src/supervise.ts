import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Instance, PortName } from './instance.ts'
import {
  logTail,
  runningPid,
  startBackground,
  startedNames,
  stopBackground,
} from './lib/background.ts'
import { withLock } from './lib/lock.ts'
import { listens, until } from './lib/wait.ts'
import { services as everyday } from './services/index.ts'
import type { Service } from './services/service.ts'

/** Starts what is not running yet and returns when all of it answers. */
export async function startServices(
  instance: Instance,
  services: Service[] = everyday,
): Promise<void> {
  await mkdir(instance.folder, { recursive: true })
  await exclusively(instance, () => Promise.all(services.map((one) => startService(instance, one))))
}

/** Ends everything that was started for this instance, our own processes before the services. */
export async function stopInstance(instance: Instance): Promise<string[]> {
  const names = startedNames(instance)
  if (names.length === 0) return []
  return exclusively(instance, async () => {
    const isService = (name: string) => everyday.some((service) => service.name === name)
    const stop = (some: string[]) => Promise.all(some.map((name) => stopBackground(instance, name)))
    await stop(names.filter((name) => !isService(name)))
    await stop(names.filter(isService))
    return names
  })
}

/** Fresh data everywhere; the services keep running. */
export async function resetInstance(
  instance: Instance,
  services: Service[] = everyday,
): Promise<void> {
  await startServices(instance, services)
  await exclusively(instance, () => Promise.all(services.map((one) => emptyService(instance, one))))
}

/** More arguments than it is always started with: what it does only when asked. */
export async function startService(
  instance: Instance,
  service: Service,
  more: readonly string[] = [],
): Promise<void> {
  if (await service.isStale?.(instance)) await stopBackground(instance, service.name)
  if (runningPid(instance, service.name) === undefined) {
    await refuseTakenPorts(instance, service)
    await service.prepare?.(instance)
    const launch = await service.launch(instance)
    startBackground(instance, service.name, { ...launch, args: [...launch.args, ...more] })
  }
  await until(service.name, async () => {
    if (runningPid(instance, service.name) === undefined) {
      throw new Error(`${service.name} ended at once\n${logTail(instance, service.name)}`)
    }
    return service.ready(instance)
  })
  await service.provision?.(instance)
}

async function emptyService(instance: Instance, service: Service): Promise<void> {
  if (service.empty) return service.empty(instance)
  if (!service.data) return
  await stopBackground(instance, service.name)
  await rm(service.data(instance), { recursive: true, force: true })
  await startService(instance, service)
}

async function refuseTakenPorts({ ports }: Instance, service: Service): Promise<void> {
  const taken = async (name: PortName) => ((await listens(ports[name])) ? [ports[name]] : [])
  const busy = (await Promise.all(service.ports.map(taken))).flat()
  if (busy.length === 0) return
  throw new Error(
    `${service.name}: port ${busy.join(', ')} is in use, perhaps by another checkout. ` +
      'Stop that, or choose another instance with FANFARE_INSTANCE=<number>.',
  )
}

function exclusively<T>(instance: Instance, work: () => Promise<T>): Promise<T> {
  return withLock(join(instance.folder, 'services.lock'), work)
}
