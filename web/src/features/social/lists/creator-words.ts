import type { CreatorSummary } from '@fanfare/contract'
import { categories } from '@fanfare/contract/categories'
import { plural } from '../../../ui/text/format.ts'

/** What a creator mostly makes, and how many follow them. */
export const factsOf = ({ category, followerCount }: CreatorSummary) =>
  [category && categories[category].short, plural(followerCount, 'follower')]
    .filter(Boolean)
    .join(' · ')
