import type { CreatorSummary, FollowSource } from '@fanfare/contract'
import { Suspense } from 'react'
import rows from '../../../ui/layout/rows.module.css'
import { FollowButton } from '../index.ts'
import { factsOf } from './creator-words.ts'
import { PersonRow } from './person-row.tsx'

type Props = { label: string; creators: readonly CreatorSummary[]; from?: FollowSource }

/** Each with their own button. */
export function CreatorRows({ label, creators, from = 'card' }: Props) {
  return (
    <ul className={rows.rows} aria-label={label}>
      {creators.map((creator) => (
        <PersonRow key={creator.id} person={creator} facts={factsOf(creator)}>
          <Suspense>
            <FollowButton creator={creator} from={from} isListed />
          </Suspense>
        </PersonRow>
      ))}
    </ul>
  )
}
