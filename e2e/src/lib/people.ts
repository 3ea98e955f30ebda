import { randomBytes } from 'node:crypto'
import { until } from '@fanfare/ops'
import type { BrowserContext } from '@playwright/test'
import { appCode } from './app-code.ts'
import { openSession, type Session } from './client.ts'
import type { Site } from './site.ts'

const password = 'orchard-lantern-42'

export interface Stranger {
  readonly email: string
  readonly username: string
  readonly name: string
  readonly password: string
}

export interface Person extends Stranger {
  readonly id: string
  readonly session: Session
}

export interface SecuredPerson extends Person {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Nobody knows them yet. */
export const newStranger = (name = 'Noor Vale'): Stranger => {
  const username = `${name.split(' ')[0]?.toLowerCase()}_${randomBytes(4).toString('hex')}`
  return { username, email: `${username}@example.test`, name, password }
}

export const linkIn = ({ text }: { text: string }, path: string): string => {
  const link = text.match(/https?:\/\/\S+/g)?.find((one) => new URL(one).pathname === path)
  if (!link) throw new Error(`no link to ${path} in:\n${text}`)
  return link
}

interface Wanted {
  readonly isCreator?: boolean
  readonly verified?: boolean
  readonly name?: string
}

/** Someone with an account, made past the screens for what is about something else. */
export const newPerson = async (site: Site, wanted: Wanted = {}): Promise<Person> => {
  const { isCreator = false, verified = true } = wanted
  const session = openSession(site)
  const stranger = newStranger(wanted.name)
  const { user } = await session.call('registerAccount', {
    body: { ...stranger, isCreator, birthDate: '1990-04-12', acceptTerms: true },
  })
  if (verified) {
    const mail = await site.inbox.waitFor(stranger.email, /Confirm your email/)
    const token = new URL(linkIn(mail, '/verify')).searchParams.get('token') ?? ''
    await session.call('verifyEmail', { body: { token } })
  }
  return { ...stranger, id: user.id, session }
}

/** With the second factor turned on. */
export const newSecuredPerson = async (site: Site): Promise<SecuredPerson> => {
  const person = await newPerson(site)
  const { secret } = await person.session.call('beginSecondFactor', { body: { password } })
  // The code of the step before, so that the present one is still unused. It is refused when a step
  // ends on its way, which cannot happen twice.
  const enable = () =>
    person.session.call('enableSecondFactor', { body: { code: appCode(secret, -1) } })
  const { recoveryCodes } = await enable().catch(enable)
  return { ...person, secret, recoveryCodes }
}

/** From another place than the one they registered from. */
export const signInAgain = async (
  site: Site,
  { email, password: known }: Pick<Person, 'email' | 'password'>,
): Promise<Session> => {
  const session = openSession(site)
  await session.call('signIn', { body: { email, password: known } })
  return session
}

/** This browser is now theirs. */
export const giveSession = async (context: BrowserContext, site: Site, session: Session) => {
  await context.addCookies(
    [...session.cookies].map(([name, value]) => ({
      name,
      value,
      url: site.origin,
      httpOnly: true,
      sameSite: 'Lax' as const,
    })),
  )
}

/** The demo world's pictures go through the real pipeline and take a moment. */
export const picturesAreUp = async (site: Site, usernames: readonly string[]) => {
  const { call } = openSession(site)
  for (const username of usernames) {
    await until(`the picture of ${username}`, async () => {
      const { user } = await call('readProfile', { params: { username } })
      return user.picture !== null
    })
  }
}
