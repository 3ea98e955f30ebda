import type { ContentView } from '@fanfare/contract'
import { useOffers } from '../../../tiers/index.ts'
import { tiersThatOpen } from './ways-in-tiers.ts'

/** The ways in that there are: a subscription is one only where a tier that includes it is sold. */
export const useWays = ({ access, creator }: ContentView) => {
  const level = access.ways.find((way) => way.kind === 'subscribe')?.level
  const offers = useOffers(level ? creator : null)
  const tiers = level && offers.data && tiersThatOpen(level, offers.data.tiers)
  const isSold = tiers?.length !== 0
  const ways = access.ways.filter(({ kind }) => isSold || kind !== 'subscribe')
  return { ways, offers, tiers }
}
