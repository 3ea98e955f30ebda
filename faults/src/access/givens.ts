import type { Given } from '@fanfare/contract'
import { appCode } from '../lib/app-code.ts'
import { must, password } from '../lib/person.ts'
import type { Caller } from './world.ts'

/** What was learned on the way and the example may need. */
export interface Learned {
  secret?: string
  recoveryCodes?: readonly string[]
}

type Prepare = (caller: Caller) => Promise<Learned>

const begin: Prepare = async ({ subject }) => {
  const path = '/auth/second-factor'
  const { body } = await must(subject.browser, { method: 'POST', path, body: { password } })
  return { secret: (body as { secret: string }).secret }
}

const enable: Prepare = async (caller) => {
  const { secret = '' } = await begin(caller)
  const path = '/auth/second-factor/enable'
  const { body } = await must(caller.subject.browser, {
    method: 'POST',
    path,
    body: { code: appCode(secret) },
  })
  return { secret, recoveryCodes: (body as { recoveryCodes: string[] }).recoveryCodes }
}

const givens: Record<Given, Prepare> = {
  'second-factor-begun': begin,
  'second-factor-on': enable,
  'sign-in-begun': async (caller) => {
    const learned = await enable(caller)
    const { email } = caller.subject
    await must(caller.browser, { method: 'POST', path: '/auth/login', body: { email, password } })
    return learned
  },
}

export const prepare = (given: Given | undefined, caller: Caller): Promise<Learned> => {
  if (given === undefined) return Promise.resolve({})
  const make = givens[given]
  if (make) return make(caller)
  throw new Error(`"given: ${given}" needs an entry in faults/src/access/givens.ts`)
}
