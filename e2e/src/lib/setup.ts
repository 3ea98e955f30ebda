import { fileURLToPath } from 'node:url'
import { startStack } from '@fanfare/ops'
import { picturesAreUp } from './people.ts'
import { patientSearch } from './searching.ts'
import { siteOf } from './site.ts'

const taxTable = fileURLToPath(new URL('../../tax-table.json', import.meta.url))

/** The whole product as production runs it, with the demo world; what it answers stops it again. */
export default async function setup() {
  const stack = await startStack('e2e', {
    build: true,
    front: true,
    seed: true,
    environment: { TAX_TABLE: taxTable, ...patientSearch },
  })
  await picturesAreUp(siteOf('e2e'), ['northlight', 'demo_fan'])
  return stack.stop
}
