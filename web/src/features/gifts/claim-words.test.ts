import type { AccountId, ContentId, GiftItem, GiftOffer, TierId } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { claimStatusWords, openHref, openLabel } from './claim-words.ts'

const creator = {
  id: 'a' as AccountId,
  username: 'ines',
  displayName: 'Ines Harbour',
  picture: null,
}
const content: GiftItem = { type: 'content', id: 'c' as ContentId, title: 'Harbour', creator }
const term: GiftItem = {
  type: 'term',
  id: 't' as TierId,
  title: '3 months of Harbour light',
  months: 3,
  creator,
}
const offer = (item: GiftItem, given: Partial<GiftOffer>): GiftOffer => ({
  state: 'unclaimed',
  item,
  from: 'Robin',
  message: '',
  claimStatus: 'open',
  ...given,
})

it('says that a post is kept, and that months begin and end', () => {
  expect(claimStatusWords(offer(content, {}))).toContain('yours to keep')
  expect(claimStatusWords(offer(term, {}))).toContain('You get 3 months from the day you claim it')
  expect(claimStatusWords(offer(term, { claimStatus: 'owned' }))).toContain('pass the link on')
})

it('says why it can no longer be claimed', () => {
  const gone = { claimStatus: 'gone' } as const
  expect(claimStatusWords(offer(term, { ...gone, state: 'claimed' }))).toContain('already claimed')
  expect(claimStatusWords(offer(term, { ...gone, state: 'returned' }))).toContain('refunded')
  // Its creator has left, or the giver's bank has the money: it is on its way back.
  expect(claimStatusWords(offer(content, gone))).toContain('refunded')
})

it('links to the post, or to the creator of the tier', () => {
  expect([openHref(content), openLabel(content)]).toEqual(['/content/c', 'Open'])
  expect([openHref(term), openLabel(term)]).toEqual(['/profile/ines', 'Go to Ines Harbour'])
  expect(openHref({ ...term, creator: null })).toBe('/subscriptions')
})
