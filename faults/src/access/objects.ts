import { randomUUID } from 'node:crypto'
import type { ObjectKind } from '@fanfare/contract'
import { openBrowser } from '../lib/browser.ts'
import { must, newUsername, type Person, password } from '../lib/person.ts'
import { makePicture, sendPicture } from '../lib/picture.ts'
import type { World } from './world.ts'

interface ObjectFactory {
  /** Makes one that belongs to this person and answers its id. */
  own(world: World, owner: Person): Promise<string>
  /** An id of the right shape that nothing has. */
  missing(): string
}

/** Another device of theirs: ending it leaves the one they call from. */
const ownSession = async ({ site, tables }: World, { id, email }: Person) => {
  await must(openBrowser(site), { method: 'POST', path: '/auth/login', body: { email, password } })
  const [newest] = await tables.rows<{ id: string }>(
    'select id from identity.sessions where account_id = $1 order by created_at desc, id desc limit 1',
    [id],
  )
  return newest?.id ?? ''
}

const factories: Record<ObjectKind, ObjectFactory> = {
  session: { own: ownSession, missing: randomUUID },
  profile: { own: async (_, { id }) => id, missing: randomUUID },
  username: { own: async (_, { username }) => username, missing: newUsername },
  upload: {
    own: async (_, owner) => sendPicture(owner, await makePicture(64)),
    missing: randomUUID,
  },
}

/** The type asks for it too; this is for a run without the compiler. */
export const objectFactory = (kind: ObjectKind): ObjectFactory => {
  const factory = factories[kind]
  if (factory) return factory
  throw new Error(`objects of kind "${kind}" need a factory in faults/src/access/objects.ts`)
}
