import type { UploadId } from '@fanfare/contract'
import type { Scope, SignedIn, SignedInScope } from '../../../platform/scope.ts'
import { openAccount, preparePassword } from '../../identity/index.ts'
import { createUpload } from '../../media/index.ts'
import { changePicture } from '../commands/change-picture.ts'
import { readProfileByUsername } from '../reader.ts'
import { changeProfile, confirmProfiles, insertProfile } from '../writer.ts'
import { type DemoPerson, demoEmail, demoPassword, demoPeople } from './people.ts'
import { drawPortrait } from './portrait.ts'

const settle = async (scope: Scope, person: DemoPerson, joined: Date) => {
  const { username, name, role, bio, location } = person
  const email = demoEmail(username)
  const isCreator = role === 'creator'
  const password = await preparePassword(demoPassword, { email, username })
  return scope.transact(async (tx) => {
    const account = await openAccount(tx, scope, {
      email,
      password,
      role,
      emailVerified: true,
    })
    await insertProfile(
      tx,
      { accountId: account.id, username, displayName: name, isCreator },
      joined,
    )
    await changeProfile(tx, account.id, { bio, location }, joined)
    await confirmProfiles(tx, [account.id])
    return account
  })
}

/** The same way a browser does it: bytes to the store, then the command. */
const givePicture = async (scope: SignedInScope, { username, hand }: DemoPerson) => {
  const picture = await drawPortrait(username, hand)
  const file = { name: `${username}.webp`, type: 'image/webp', bytes: picture.byteLength }
  const upload = await createUpload(scope, { purpose: 'avatar', ...file })
  if (upload.url === null) throw new Error('a portrait is small enough to be sent in one piece')
  const sent = await fetch(upload.url, {
    method: 'PUT',
    headers: upload.headers,
    body: new Uint8Array(picture),
  })
  if (!sent.ok) throw new Error(`the store refused ${file.name} (${sent.status})`)
  await changePicture(scope, upload.id as UploadId)
}

const day = 86_400_000

/** Makes who is not there yet; the pictures appear once the processes run. */
export const demoProfiles = async (scope: Scope, progress: (line: string) => void) => {
  for (const [index, person] of demoPeople.entries()) {
    if (await readProfileByUsername(scope.db, person.username)) continue
    const joined = new Date(scope.now().getTime() - (demoPeople.length - index) * 11 * day)
    const account = await settle(scope, person, joined)
    const actor: SignedIn = {
      kind: 'account',
      accountId: account.id,
      sessionId: account.id as never,
      role: person.role,
    }
    await givePicture({ ...scope, actor }, person)
    progress(`${person.name} (@${person.username})`)
  }
}

export const demoAccounts = () =>
  ['demo_fan', 'northlight', 'demo_moderator', 'demo_admin'].map((username) => ({
    role: demoPeople.find((person) => person.username === username)?.role ?? 'fan',
    email: demoEmail(username),
    password: demoPassword,
  }))
