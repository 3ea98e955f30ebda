import { beforeEach, expect, it, vi } from 'vitest'
import { clearOwn, onClearOwn, ownStorage } from './own-storage.ts'

/** Its keys are its own properties, as those of the browser’s. */
const localStorage: Record<string, string> & Storage = Object.create({
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key]
  },
})

beforeEach(() => {
  for (const key of Object.keys(localStorage)) delete localStorage[key]
  vi.stubGlobal('localStorage', localStorage)
})

it('keeps what one person wrote from the next', () => {
  ownStorage('noor').write('draft:1', 'Hello')
  expect(ownStorage('noor').read('draft:1')).toBe('Hello')
  expect(ownStorage('ines').read('draft:1')).toBeNull()
  expect([ownStorage('noor').names('draft:'), ownStorage('ines').names('draft:')]).toEqual([
    ['draft:1'],
    [],
  ])
})

it('is empty after signing out, and says so; the rest of the device is kept', () => {
  const cleared = vi.fn()
  onClearOwn(cleared)
  localStorage.setItem('sidebar', 'closed')
  ownStorage('noor').write('draft:1', 'Hello')
  clearOwn()
  expect(Object.keys(localStorage)).toEqual(['sidebar'])
  expect(cleared).toHaveBeenCalledOnce()
})

it('fails nowhere where storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined)
  const own = ownStorage('noor')
  own.write('draft:1', 'Hello')
  expect([own.read('draft:1'), own.names('')]).toEqual([null, []])
})
