import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashMigrations, tableTypesHash } from './check/generated.ts'
import { environment } from './environment.ts'
import { applyBlock, readBlocks } from './guide/blocks.ts'
import { copyCheckout } from './guide/scratch.ts'
import { instance } from './instance.ts'
import { root } from './lib/paths.ts'
import { attempt } from './lib/run.ts'
import { startServices } from './supervise.ts'

/** Types the example of CONTRIBUTING.md into a copy of the checkout and tries what it promises. */
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const blocks = readBlocks(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'))
const tests = [
  ...blocks.map(({ path }) => path).filter((path) => path.endsWith('.test.ts')),
  // It holds for every command.
  'command-files',
]

const test = instance('test')
await startServices(test)
const env = { ...process.env, ...environment(test, 'test') }
const scratch = copyCheckout(workspaces)
const bin = (name: string) => join(scratch, 'node_modules/.bin', name)

async function run(command: string, ...args: string[]): Promise<void> {
  const { code, output } = await attempt(command, args, { cwd: scratch, env })
  if (code !== 0) throw new Error(output.trim())
}

const steps: Record<string, () => Promise<void>> = {
  blocks: async () => {
    for (const block of blocks) applyBlock(scratch, block)
  },
  generate: async () => {
    await run(process.execPath, 'contract/src/generate.ts')
    await run(process.execPath, 'server/test/generate-schema.ts')
    writeFileSync(tableTypesHash(scratch), `${hashMigrations(scratch)}\n`)
  },
  check: () => run(process.execPath, 'ops/src/check/main.ts'),
  test: () => run(bin('vitest'), 'run', ...tests),
  build: () => run('npm', 'run', '--silent', 'build', '-w', 'web'),
  size: () => run(process.execPath, 'ops/src/size.ts'),
}

try {
  for (const [name, step] of Object.entries(steps)) {
    const from = Date.now()
    const failed = await step().then(
      () => null,
      (error: Error) => error,
    )
    if (failed) console.log(failed.message)
    const seconds = ((Date.now() - from) / 1000).toFixed(1)
    console.log(`guide ${name} ${seconds}s ${failed ? 'failed' : 'ok'}`)
    if (failed) process.exitCode = 1
    // Without its code or what is generated from it, the rest would only fail again.
    if (failed && (name === 'blocks' || name === 'generate')) break
  }
} finally {
  rmSync(scratch, { recursive: true })
}
