import { readConfig } from './config.ts'
import { openSandbox } from './sandbox.ts'

const sandbox = await openSandbox(readConfig())
console.log(`sandbox-pay is listening at ${sandbox.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
}
