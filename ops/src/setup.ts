import { join } from 'node:path'
import { installPackages } from './install/apt.ts'
import { installNodePackages } from './install/npm.ts'
import { withLock } from './lib/lock.ts'
import { cache } from './lib/paths.ts'
import { say } from './lib/print.ts'
import { allServices } from './services/index.ts'
import { stripeMock, toolPackages } from './tools.ts'

// One setup at a time on a machine: clones share the cache and apt.
await withLock(join(cache, 'setup.lock'), async () => {
  const packages = Object.assign({}, toolPackages, ...allServices.map((one) => one.packages ?? {}))
  const system = async () => {
    await installPackages(packages)
    for (const service of allServices) await service.install?.()
    await stripeMock.install()
  }
  await Promise.all([system(), installNodePackages()])
})
say('everything is installed; start it with npm run dev')
