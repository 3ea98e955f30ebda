import type { AccountId, ProfilePicture } from '@fanfare/contract'
import { openAccount, preparePassword } from '../../../server/src/domains/identity/index.ts'
import { sendFile } from '../../../server/src/domains/media/index.ts'
import { readProfileByUsername } from '../../../server/src/domains/profiles/index.ts'
import type { Config } from '../../../server/src/platform/config/config.ts'
import type { Scope } from '../../../server/src/platform/scope.ts'
import { drawPicture } from '../media/art/draw.ts'
import { call, scopeOfPerson } from '../person.ts'
import { insertProfile } from '../writer.ts'
import { type DemoPerson, demoEmail, demoPassword, demoPeople } from './people.ts'
import { drawPortrait } from './portrait.ts'

/** The middle of it is cut out by the pipeline, as of everybody's. */
const bannerWidth = 1600

type Password = Awaited<ReturnType<typeof preparePassword>>

const register = (scope: Scope, person: DemoPerson, password: Password, joined: Date) => {
  const { username, role } = person
  const account = {
    email: demoEmail(username),
    password,
    role,
    emailVerified: true,
    birthDate: '1990-04-12',
  }
  return scope.transact(async (tx) => {
    const { id } = await openAccount(tx, scope, account)
    await insertProfile(tx, id as AccountId, person, joined)
  })
}

const settleIn = async (scope: Scope, { username, hand, role }: DemoPerson) => {
  const person = await scopeOfPerson(scope, username)
  const send = async (purpose: ProfilePicture, bytes: Buffer) => {
    const file = { purpose, name: `${username}.webp`, type: 'image/webp', bytes } as const
    return { body: { fileId: await sendFile(person, file) } }
  }
  await call(person, 'changeAvatar', await send('avatar', await drawPortrait(username, hand)))
  if (role !== 'creator') return
  const art = await drawPicture({ creator: username, title: 'Cover image' }, bannerWidth)
  await call(person, 'changeBanner', await send('banner', art))
  // None of them is new here.
  await call(person, 'closeFirstRun', {})
}

const day = 86_400_000

const isStaff = ({ role }: DemoPerson) => role === 'moderator' || role === 'admin'

/** Everyone knows the password: whoever moderates in production is given that role by name. */
export const peopleOf = ({ FANFARE_MODE }: Pick<Config, 'FANFARE_MODE'>) =>
  FANFARE_MODE === 'production' ? demoPeople.filter((person) => !isStaff(person)) : demoPeople

/** Adds who is missing; their pictures appear once the worker runs. */
export const makePeople = async (scope: Scope) => {
  // One hash for all: it is the same password, and hashing is slow on purpose.
  let password: Password | undefined
  for (const [index, person] of peopleOf(scope.config).entries()) {
    const { username } = person
    if (await readProfileByUsername(scope.db, username)) continue
    const owner = { email: demoEmail(username), username }
    password ??= await preparePassword(scope.config, demoPassword, owner)
    const joined = new Date(scope.now().getTime() - (demoPeople.length - index) * 11 * day)
    await register(scope, person, password, joined)
    await settleIn(scope, person)
  }
}

const shownAccounts = new Set(['demo_fan', 'northlight', 'demo_moderator', 'demo_admin'])

export const demoAccounts = (config: Config) =>
  peopleOf(config)
    .filter(({ username }) => shownAccounts.has(username))
    .map(({ username, role }) => ({ role, email: demoEmail(username), password: demoPassword }))
