import type { Given } from '@fanfare/contract'
import { appCode } from '../lib/app-code.ts'
import { openBrowser } from '../lib/browser.ts'
import { must, password } from '../lib/person.ts'
import { tokenMailedTo } from './mailed-token.ts'
import { makeTip } from './offers.ts'
import { makePaymentMethod } from './sales.ts'
import type { Caller, World } from './world.ts'

/** What was learned on the way and the example may need. */
export interface Learned {
  secret?: string
  recoveryCodes?: readonly string[]
}

type Prepare = (caller: Caller, world: World) => Promise<Learned>

const verify: Prepare = async ({ subject }, world) => {
  const token = await tokenMailedTo(world, subject, 'verify')
  await must(openBrowser(world.site), { method: 'POST', path: '/auth/verify', body: { token } })
  return {}
}

const begin: Prepare = async (caller, world) => {
  await verify(caller, world)
  const path = '/auth/second-factor'
  const { body } = await must(caller.subject.browser, {
    method: 'POST',
    path,
    body: { password },
  })
  return { secret: (body as { secret: string }).secret }
}

const enable: Prepare = async (caller, world) => {
  const { secret = '' } = await begin(caller, world)
  const path = '/auth/second-factor/enable'
  const { body } = await must(caller.subject.browser, {
    method: 'POST',
    path,
    body: { code: appCode(secret) },
  })
  return { secret, recoveryCodes: (body as { recoveryCodes: string[] }).recoveryCodes }
}

const putCardOnFile: Prepare = async (caller, world) => {
  await verify(caller, world)
  await makePaymentMethod(world.tables, caller.subject.id)
  return {}
}

const givens: Record<Given, Prepare> = {
  'email-verified': verify,
  'card-on-file': putCardOnFile,
  'tip-on-tab': async (caller, world) => {
    await putCardOnFile(caller, world)
    await makeTip(world.tables, caller.subject.id)
    return {}
  },
  'second-factor-begun': begin,
  'second-factor-on': enable,
  'sign-in-begun': async (caller, world) => {
    const learned = await enable(caller, world)
    const { email } = caller.subject
    await must(caller.browser, { method: 'POST', path: '/auth/login', body: { email, password } })
    return learned
  },
}

export const prepare = (
  given: Given | undefined,
  caller: Caller,
  world: World,
): Promise<Learned> => {
  if (given === undefined) return Promise.resolve({})
  const make = givens[given]
  if (make) return make(caller, world)
  throw new Error(`"given: ${given}" needs an entry in faults/src/access/givens.ts`)
}
