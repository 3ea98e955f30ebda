import { randomBytes } from 'node:crypto'
import { type Answer, type Browser, openBrowser, type Sent, type Site } from './browser.ts'

export const password = 'orchard-lantern-42'

/** Someone with an account, and the browser they are signed in with. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly username: string
  readonly browser: Browser
}

export const newUsername = () => `p_${randomBytes(8).toString('hex')}`
export const newEmail = () => `${newUsername()}@example.test`

/** For what must succeed so that something else can be tried. */
export const must = async (browser: Browser, sent: Sent): Promise<Answer> => {
  const answer = await browser.send(sent)
  if (answer.status < 300) return answer
  throw new Error(
    `${sent.method} ${sent.path} answered ${answer.status} ${JSON.stringify(answer.body)}`,
  )
}

export const registration = (email: string, username: string, isCreator: boolean): Sent => ({
  method: 'POST',
  path: '/auth/register',
  body: {
    email,
    username,
    password,
    name: username,
    isCreator,
    birthDate: '1990-04-12',
    acceptTerms: true,
  },
})

export const register = async (site: Site, isCreator: boolean): Promise<Person> => {
  const browser = openBrowser(site)
  const username = newUsername()
  const email = `${username}@example.test`
  const { body } = await must(browser, registration(email, username, isCreator))
  const { user } = body as { user: { id: string } }
  return { id: user.id, email, username, browser }
}
