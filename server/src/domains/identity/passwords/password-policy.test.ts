import { expect, test } from 'vitest'
import { passwordFault } from './password-policy.ts'

const owner = { email: 'marta.lind@example.test', username: 'martalind' }

test.each([
  'password12',
  'P@ssw0rd2024!',
  'qwertyuiop',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'abcabcabcabc',
  'zzzzzzzzzzzz',
  '0987654321',
  'iloveyou1234',
  'Summer2025!!',
  'fanfare2026!',
  'dragonmonkey',
])('%s is easy to guess', (password) => {
  expect(passwordFault(password, owner)).toMatch(/easy to guess/)
})

test.each(['marta.lind!x7q', 'my-MartaLind-77'])('%s names its owner', (password) => {
  expect(passwordFault(password, owner)).toMatch(/Don’t use your email or username/)
})

test.each([
  'orchard-lantern-42',
  'walnut-harbour-77',
  'correct horse battery',
  'k7#mQz!v2Lp',
  'Trozendwaal9x',
  'sunshine-monkey-dragon',
])('%s is accepted', (password) => {
  expect(passwordFault(password, owner)).toBeNull()
})

test('the longest one is judged quickly', () => {
  const before = process.cpuUsage()
  for (let round = 0; round < 20; round++)
    passwordFault('qazwsxed1'.repeat(15).slice(0, 128), owner)
  // Of this process alone: how busy the machine is does not count.
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000 / 20).toBeLessThan(25)
})
