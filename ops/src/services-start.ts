import { instance } from './instance.ts'
import { say } from './lib/print.ts'
import { services } from './services/index.ts'
import { startServices } from './supervise.ts'

const dev = instance('dev')
await startServices(dev)
for (const { name, ports } of services) {
  say(`${name.padEnd(9)} 127.0.0.1:${ports.map((port) => dev.ports[port]).join(', ')}`)
}
say(`services of instance ${dev.number} are running; npm run services:stop stops them`)
