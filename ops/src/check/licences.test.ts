import { expect, test } from 'vitest'
import { refusedLicence } from './licences.ts'

test('a licence on the list passes, also as a choice', () => {
  expect(refusedLicence('a', { license: 'MIT' })).toBeUndefined()
  expect(refusedLicence('a', { license: '(GPL-3.0 OR MIT)' })).toBeUndefined()
})

test('others are refused, and so is silence', () => {
  expect(refusedLicence('a', { license: 'AGPL-3.0' })).toContain('AGPL-3.0')
  expect(refusedLicence('a', { license: 'MIT AND GPL-3.0' })).toContain('GPL-3.0')
  expect(refusedLicence('a', {})).toContain('no licence')
})

test('MPL is for tools, BSL for Restate', () => {
  expect(refusedLicence('a', { license: 'MPL-2.0', dev: true })).toBeUndefined()
  expect(refusedLicence('a', { license: 'MPL-2.0' })).toContain('MPL')
  expect(refusedLicence('@restatedev/restate-server-linux-x64', { license: 'BSL' })).toBeUndefined()
  expect(refusedLicence('a', { license: 'BSL' })).toContain('BSL')
})
