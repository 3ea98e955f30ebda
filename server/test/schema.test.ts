import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const script = fileURLToPath(new URL('generate-schema.ts', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))

it('the types of the tables are those the migrations make', async () => {
  const run = promisify(execFile)(process.execPath, [script, '--verify'], { cwd: root })
  await expect(run, 'run `npm run generate`').resolves.toMatchObject({ stderr: '' })
})
