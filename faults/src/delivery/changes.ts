import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { verified } from '../lib/actor.ts'
import { type Browser, openBrowser } from '../lib/browser.ts'
import { type Acknowledged, untilAnswered } from '../lib/patience.ts'
import { newUsername, type Person, password, registration } from '../lib/person.ts'
import { sendPicture } from '../lib/picture.ts'
import type { World } from './world.ts'

/** What one person was told is done; afterwards it is looked for. */
export interface Promised {
  readonly person: Person
  readonly bio: string
  /** Tries of the change of bio that got no answer and may have been carried out too. */
  readonly unansweredBios: number
}

const expect = ({ answer }: Acknowledged, what: string, statuses: readonly number[]) => {
  if (statuses.includes(answer.status)) return answer
  throw new Error(`${what} answered ${answer.status} ${JSON.stringify(answer.body)}`)
}

/** Killed between commit and answer, the second try learns that the address is taken: by us. */
const registerThrough = async ({ stack, tables }: World): Promise<Person> => {
  const browser = openBrowser(stack)
  const username = newUsername()
  const email = `${username}@example.test`
  const registered = await untilAnswered(browser, registration(email, username, false))
  expect(registered, 'registration', registered.unanswered > 0 ? [201, 409] : [201])
  if (registered.answer.status === 409) {
    const body = { email, password }
    const signedIn = await untilAnswered(browser, { method: 'POST', path: '/auth/login', body })
    expect(signedIn, 'sign-in', [200])
  }
  const viewer = await untilAnswered(browser, { method: 'GET', path: '/auth/profile' })
  const { user } = expect(viewer, 'viewer', [200]).body as { user: { id: string } }
  await verified({ tables }, user)
  return { id: user.id, email, username, browser }
}

export const changeBio = async (browser: Browser, id: string, bio: string) => {
  const changed = await untilAnswered(browser, {
    method: 'PUT',
    path: `/profile/${id}`,
    body: { bio },
  })
  expect(changed, 'change of bio', [200])
  return changed.unanswered
}

const sendThrough = async (person: Person, picture: Buffer): Promise<string> => {
  for (let tries = 1; ; tries++) {
    try {
      return await sendPicture(person, picture)
    } catch (error) {
      if (tries === 100) throw error
      await sleep(150)
    }
  }
}

/** One key for all tries, so that they are one change; 409 says that it was done before. */
const changePicture = async (person: Person, picture: Buffer) => {
  const fileId = await sendThrough(person, picture)
  const changed = await untilAnswered(person.browser, {
    method: 'PUT',
    path: '/upload/avatar',
    body: { fileId },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(changed, 'change of picture', changed.unanswered > 0 ? [202, 409] : [202])
}

/** Someone new registers, writes about themselves and sets a picture. */
export const liveThrough = async (world: World): Promise<Promised> => {
  const person = await registerThrough(world)
  const bio = `Changed under fire ${randomUUID()}`
  const unansweredBios = await changeBio(person.browser, person.id, bio)
  await changePicture(person, world.picture)
  return { person, bio, unansweredBios }
}
