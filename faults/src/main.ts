import { type Stack, startStack } from '@fanfare/ops'
import type { Fault, Open } from './lib/fault.ts'
import { Figure, printAll } from './lib/figures.ts'
import { isShort, seed } from './lib/size.ts'

/** In the order of `all`: media looks at the whole store, and access wants a database of its own. */
const faults: Record<string, () => Promise<{ fault: Fault }>> = {
  media: () => import('./media.ts'),
  gate: () => import('./gate.ts'),
  delivery: () => import('./delivery.ts'),
  search: () => import('./search.ts'),
  money: () => import('./money.ts'),
  notices: () => import('./notices.ts'),
  messages: () => import('./messages.ts'),
  abuse: () => import('./abuse.ts'),
  'hostile-media': () => import('./hostile-media.ts'),
  upload: () => import('./upload.ts'),
  card: () => import('./card.ts'),
  script: () => import('./script.ts'),
  suspended: () => import('./suspended.ts'),
  block: () => import('./block.ts'),
  access: () => import('./access.ts'),
}

const asked = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const names = asked.includes('all') ? Object.keys(faults) : asked
const unknown = names.filter((name) => !(name in faults))
if (names.length === 0 || unknown.length > 0) {
  const known = ['all', ...Object.keys(faults)].join(', ')
  console.error(`faults: name one or more of ${known}; ${unknown.join(', ') || 'none'} given`)
  process.exit(1)
}

let stack: Stack | undefined
/** A fault that broke off may have left anything behind. */
let brokeOff = false

const open: Open = async (arrangement = {}) => {
  const fresh = arrangement.fresh || brokeOff
  stack = stack
    ? await stack.arrange({ ...arrangement, fresh })
    : await startStack('faults', { ...arrangement, fresh: true })
  brokeOff = false
  return stack
}

const attempt = async (name: string): Promise<boolean> => {
  try {
    const loaded = await faults[name]?.()
    return (await loaded?.fault(open)) === true
  } catch (error) {
    console.error(error)
    brokeOff = true
    const ended = new Figure(`${name}.ended`)
    ended.count(`it broke off: ${error}`)
    return printAll([ended])
  }
}

console.log(`faults: ${isShort ? 'short' : 'full size'}, seed=${seed}`)
let held = true
for (const name of names) {
  const from = Date.now()
  held = (await attempt(name)) && held
  console.log(`${name} took ${((Date.now() - from) / 1000).toFixed(0)} s`)
}
await stack?.stop()
process.exit(held ? 0 : 1)
