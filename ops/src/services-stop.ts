import { instance, instanceNames } from './instance.ts'
import { say } from './lib/print.ts'
import { stopInstance } from './supervise.ts'

const all = new Set(instanceNames.map((name) => instance(name).number))
for (const number of all) {
  const stopped = await stopInstance(instance(number))
  if (stopped.length > 0) say(`instance ${number}: stopped ${stopped.join(', ')}`)
}
say(`nothing is running in instances ${[...all].join(', ')}`)
