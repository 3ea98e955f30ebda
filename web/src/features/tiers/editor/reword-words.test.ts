import { expect, test } from 'vitest'
import { rewordingOf } from './reword-words.ts'

const first = { name: 'Atelier', benefits: ['A sketch'] }
const tier = { ...first, hasSubscribers: true, waitingChange: null }
const next = { name: 'Atelier', benefits: ['A sketch', 'A print'] }

test('says who is emailed, when, and what they may do', () => {
  expect(rewordingOf(tier, next, 12)).toEqual([
    '12 subscribers will be emailed the old and new wording in 24 hours, with any edits you make until then.',
    'For 30 days after that, they can end their subscription and get their unused days refunded.',
  ])
  expect(rewordingOf(tier, next, 1)[0]).toMatch(/^1 subscriber will be emailed/)
  expect(rewordingOf(tier, next, undefined)[0]).toMatch(/^Your subscribers will be emailed/)
})

test('gathers edits of a day, and takes back what is undone', () => {
  const waitingChange = { before: first, mailedAt: '2026-11-19T12:00:00.000Z' }
  const reworded = { ...tier, name: 'Loft', waitingChange }
  expect(rewordingOf(reworded, { ...first, name: 'Studio' }, 12)[0]).toContain(
    'on November 19, 2026, together with your last edit',
  )
  expect(rewordingOf(reworded, first, 12)).toEqual([
    'This is what your subscribers signed up for, so they won’t be emailed.',
  ])
})

test('asks for as many benefits as there are', () => {
  expect(rewordingOf(tier, { name: 'Atelier', benefits: [] }, 12)).toEqual([
    'Keep at least 1 benefit: subscribers signed up for that many.',
  ])
})

test('says nothing when nothing follows', () => {
  expect(rewordingOf(tier, first, 12)).toEqual([])
  expect(rewordingOf({ ...tier, hasSubscribers: false }, next, 0)).toEqual([])
  expect(rewordingOf(tier, next, 0)).toEqual([
    'No one has this tier right now, so no one will be emailed.',
  ])
})
