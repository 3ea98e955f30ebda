import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { DomainError, fail } from '../errors/domain-error.ts'
import { UndeclaredProblem } from './declared.ts'
import { type Exchange, handlers } from './handler.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const request = { params: undefined, query: undefined, body: undefined }
const { readProfile } = handlers({
  readProfile: async (_, { params }) => fail(params.username as never),
})
const answer = (code: string, mode: 'test' | 'production') => {
  const scope = world.scope()
  const config = { ...scope.config, FANFARE_MODE: mode }
  const asked = { ...request, params: { username: code } }
  return readProfile({ ...scope, config }, asked as never, {} as Exchange)
}

it('a declared problem passes, and so does what every route may answer', async () => {
  await expect(answer('profile.not-found', 'test')).rejects.toThrow(DomainError)
  await expect(answer('request.invalid', 'test')).rejects.toThrow(DomainError)
})

it('an undeclared problem fails the test that meets it', async () => {
  await expect(answer('tier.full', 'test')).rejects.toThrow(UndeclaredProblem)
})

it('a person gets the undeclared problem all the same', async () => {
  await expect(answer('tier.full', 'production')).rejects.toMatchObject({ code: 'tier.full' })
})
