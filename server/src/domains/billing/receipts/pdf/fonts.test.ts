import { expect, it } from 'vitest'
import { runsOf } from './fonts.ts'

it('cuts a text where another part of the face begins', () => {
  expect(runsOf('Łódź, Гавань €5')).toEqual([
    { script: 'latin-ext', text: 'Ł' },
    { script: 'latin', text: 'ód' },
    { script: 'latin-ext', text: 'ź' },
    { script: 'latin', text: ', ' },
    { script: 'cyrillic', text: 'Гавань' },
    { script: 'latin', text: ' €5' },
  ])
})
