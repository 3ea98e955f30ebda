import type { AccountId, ContentId, GiftItem, GiftOffer, TierId } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { openHref, openLabel, standingWords } from './claim-words.ts'

const creator = { id: 'a' as AccountId, username: 'ines', displayName: 'Ines Harbour' }
const piece: GiftItem = { type: 'content', id: 'c' as ContentId, title: 'Harbour', creator }
const term: GiftItem = {
  ...{ type: 'term', id: 't' as TierId, title: '3 months of Harbour light', months: 3 },
  creator,
}
const offer = (item: GiftItem, given: Partial<GiftOffer>): GiftOffer => ({
  ...{ state: 'unclaimed', item, from: 'Robin', message: '', standing: 'open' },
  ...given,
})

it('says that a piece is kept, and that months begin and end', () => {
  expect(standingWords(offer(piece, {}))).toContain('yours to keep')
  expect(standingWords(offer(term, {}))).toContain('for 3 months from the day you claim it')
  expect(standingWords(offer(term, { standing: 'owned' }))).toContain('pass the link on')
})

it('says why nobody can claim it any more', () => {
  const gone = { standing: 'gone' } as const
  expect(standingWords(offer(term, { ...gone, state: 'claimed' }))).toContain('claimed it already')
  expect(standingWords(offer(term, { ...gone, state: 'returned' }))).toContain('returned')
  // Its creator has left, or the giver's bank has the money: it is on its way back.
  expect(standingWords(offer(piece, gone))).toContain('returned')
})

it('leads to the piece, or to whose tier it is', () => {
  expect([openHref(piece), openLabel(piece)]).toEqual(['/content/c', 'Open it'])
  expect([openHref(term), openLabel(term)]).toEqual(['/profile/ines', 'Go to Ines Harbour'])
  expect(openHref({ ...term, creator: null })).toBe('/subscriptions')
})
