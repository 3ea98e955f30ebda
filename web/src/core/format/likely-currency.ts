import type { Currency } from '@fanfare/contract'
import { likelyRegion } from './likely-region.ts'

const euroRegions = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA XK'
const poundRegions = 'GB GG IM JE'

/** Prices are compared in the currency people pay with at home; there are three. */
export const likelyCurrency = (languages: readonly string[]): Currency => {
  const region = likelyRegion(languages)
  if (!region) return 'USD'
  if (euroRegions.split(' ').includes(region)) return 'EUR'
  return poundRegions.split(' ').includes(region) ? 'GBP' : 'USD'
}
