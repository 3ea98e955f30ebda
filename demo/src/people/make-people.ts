import type { AccountId } from '@fanfare/contract'
import { openAccount, preparePassword } from '../../../server/src/domains/identity/index.ts'
import { sendFile } from '../../../server/src/domains/media/index.ts'
import { readProfileByUsername } from '../../../server/src/domains/profiles/index.ts'
import type { Scope } from '../../../server/src/platform/scope.ts'
import { call, scopeOfPerson } from '../person.ts'
import { insertProfile } from '../writer.ts'
import { type DemoPerson, demoEmail, demoPassword, demoPeople } from './people.ts'
import { drawPortrait } from './portrait.ts'

type Password = Awaited<ReturnType<typeof preparePassword>>

const register = (scope: Scope, person: DemoPerson, password: Password, joined: Date) => {
  const { username, role } = person
  const account = { email: demoEmail(username), password, role, emailVerified: true }
  return scope.transact(async (tx) => {
    const { id } = await openAccount(tx, scope, account)
    await insertProfile(tx, id as AccountId, person, joined)
  })
}

const givePicture = async (scope: Scope, { username, hand }: DemoPerson) => {
  const person = await scopeOfPerson(scope, username)
  const bytes = await drawPortrait(username, hand)
  const file = { purpose: 'avatar', name: `${username}.webp`, type: 'image/webp', bytes } as const
  await call(person, 'changePicture', { body: { fileId: await sendFile(person, file) } })
}

const day = 86_400_000

/** Adds who is missing; their pictures appear once the worker runs. */
export const makePeople = async (scope: Scope) => {
  // One hash for all: it is the same password, and hashing is slow on purpose.
  let password: Password | undefined
  for (const [index, person] of demoPeople.entries()) {
    const { username } = person
    if (await readProfileByUsername(scope.db, username)) continue
    password ??= await preparePassword(demoPassword, { email: demoEmail(username), username })
    const joined = new Date(scope.now().getTime() - (demoPeople.length - index) * 11 * day)
    await register(scope, person, password, joined)
    await givePicture(scope, person)
  }
}

export const demoAccounts = () =>
  ['demo_fan', 'northlight', 'demo_moderator', 'demo_admin'].map((username) => ({
    role: demoPeople.find((person) => person.username === username)?.role ?? 'fan',
    email: demoEmail(username),
    password: demoPassword,
  }))
