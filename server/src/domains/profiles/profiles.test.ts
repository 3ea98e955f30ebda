import type { AccountId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverAll } from '../../../test/deliver-all.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import type { SignedIn } from '../../platform/scope.ts'
import { createUpload } from '../media/index.ts'
import { becomeCreator } from './commands/become-creator.ts'
import { registerAccount } from './commands/register-account.ts'
import { updatePrivacy } from './commands/update-privacy.ts'
import { updateProfile } from './commands/update-profile.ts'
import { verifyCreator } from './commands/verify-creator.ts'
import { readCreators } from './listing/reader.ts'
import { readProfile } from './reader.ts'
import { viewProfile } from './routes.ts'
import { isBlockedFrom } from './seen/reader.ts'
import { profileSubscribers } from './subscribers.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

let count = 0
const register = async (over: { username?: string; isCreator?: boolean } = {}) => {
  const username = over.username ?? `person_${++count}`
  const account = await registerAccount(world.scope(), {
    email: `${username}@example.test`,
    password: 'orchard-lantern-42',
    username,
    name: `The ${username}`,
    isCreator: over.isCreator ?? false,
    birthDate: '1990-04-12',
    acceptTerms: true,
  })
  const actor: SignedIn = {
    kind: 'account',
    accountId: account.id,
    sessionId: account.id as never,
    role: account.role,
  }
  return { account, scope: { ...world.scope(actor), actor } }
}

describe('registering', () => {
  it('opens account and profile together', async () => {
    const { account } = await register({ username: 'together', isCreator: true })
    expect(account.role).toBe('creator')
    expect(await viewProfile(world.scope(), 'Together')).toMatchObject({
      id: account.id,
      displayName: 'The together',
      isCreator: true,
    })
  })

  it('leaves no account behind when the username is taken', async () => {
    await register({ username: 'first_come' })
    const second = registerAccount(world.scope(), {
      email: 'late@example.test',
      password: 'orchard-lantern-42',
      username: 'first_come',
      name: 'Late',
      isCreator: false,
      acceptTerms: true,
    })
    await expect(second).rejects.toMatchObject({ code: 'auth.username-taken' })
    const left = await world
      .scope()
      .db.q.selectFrom('identity.accounts')
      .select('id')
      .where('email', '=', 'late@example.test')
      .execute()
    expect(left).toEqual([])
  })

  it('says that an email is taken, and tells its owner', async () => {
    const { account } = await register()
    const again = registerAccount(world.scope(), {
      email: account.email,
      password: 'orchard-lantern-42',
      username: 'not_the_owner',
      name: 'Stranger',
      isCreator: false,
      acceptTerms: true,
    })
    await expect(again).rejects.toMatchObject({ code: 'auth.email-taken' })
    const mails = await world
      .scope()
      .db.q.selectFrom('platform.outgoing_mail')
      .select('subject')
      .where('recipient', '=', account.email)
      .orderBy('id')
      .execute()
    expect(mails.at(-1)?.subject).toBe('Someone tried to sign up with your email')
  })

  it('refuses names that stand for something', async () => {
    await expect(register({ username: 'admin' })).rejects.toMatchObject({
      code: 'auth.username-taken',
    })
  })
})

describe('a profile', () => {
  it('is changed by its owner only; to others it is not there', async () => {
    const { account, scope } = await register()
    const other = await register()
    await updateProfile(scope, account.id, { bio: 'Paints weather.' })
    expect(await readProfile(scope.db, account.id)).toMatchObject({ bio: 'Paints weather.' })
    const attempt = async () => updateProfile(other.scope, account.id, { bio: 'Mine now' })
    await expect(attempt()).rejects.toMatchObject({ code: 'profile.not-found' })
    expect(await readProfile(scope.db, account.id)).toMatchObject({ bio: 'Paints weather.' })
  })

  it('for signed-in people is not found by strangers and not listed', async () => {
    const { account, scope } = await register({ isCreator: true })
    await confirm(account.id)
    await updatePrivacy(scope, 'signed-in')
    const { username } = (await readProfile(scope.db, account.id)) ?? { username: '' }
    await expect(viewProfile(world.scope(), username)).rejects.toMatchObject({
      code: 'profile.not-found',
    })
    const { scope: member } = await register()
    expect(await viewProfile(member, username)).toMatchObject({ id: account.id })
    expect(await listed()).not.toContain(account.id)
  })

  it('is found by username and by account id, under the same rule', async () => {
    const { account, scope } = await register()
    const found = await viewProfile(world.scope(), account.id)
    expect(found).toEqual(await viewProfile(world.scope(), found.username))
    expect(await viewProfile(world.scope(), account.id.toUpperCase())).toEqual(found)
    await updatePrivacy(scope, 'signed-in')
    for (const named of [account.id, found.username, '018f0000-0000-7000-8000-000000000003']) {
      await expect(viewProfile(world.scope(), named)).rejects.toMatchObject({
        code: 'profile.not-found',
      })
    }
  })

  it('becomes a creator once', async () => {
    const { scope } = await register()
    const given = { birthDate: '1990-04-12' }
    expect((await becomeCreator(scope, given)).creator_since).toEqual(world.clock.now())
    await expect(becomeCreator(scope, given)).rejects.toMatchObject({
      code: 'auth.already-creator',
    })
  })
})

/** Whom everyone finds in the list that social makes of it. */
const listed = async () => {
  const rows = await readCreators(world.scope().db, {
    filter: { isVerified: false, sellsTiers: false, since: null },
    order: 'newest',
    isHidden: isBlockedFrom({ kind: 'anonymous' }, 'account_id'),
    after: null,
    limit: 50,
  })
  return rows.map(({ id }) => id)
}

const confirm = async (...ids: AccountId[]) => {
  await world.scope().transact(async (tx) => {
    for (const accountId of ids) tx.emit('identity.email-verified', { accountId })
  })
  await deliverAll(world, profileSubscribers)
}

it('lists a creator once they have confirmed their email', async () => {
  const { account } = await register({ isCreator: true })
  expect(await listed()).not.toContain(account.id)
  await confirm(account.id)
  expect(await listed()).toContain(account.id)
})

it('a verified creator carries the mark and may send larger files', async () => {
  const { account, scope } = await register({ username: 'verified', isCreator: true })
  await world
    .scope()
    .transact(({ q }) =>
      q
        .updateTable('identity.accounts')
        .set({ email_verified: true })
        .where('id', '=', account.id)
        .execute(),
    )
  const film = { purpose: 'video', name: 'film.mp4', type: 'video/mp4', bytes: 3e9 } as const
  await expect(createUpload(scope, film)).rejects.toThrow('upload.too-large')
  await verifyCreator(world.scope(), account.id, true)
  expect(await viewProfile(world.scope(), 'verified')).toMatchObject({ isVerified: true })
  await scope.storage.prepare()
  await expect(createUpload(scope, film)).resolves.toBeDefined()
})
