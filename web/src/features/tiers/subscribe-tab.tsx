import type { ProfileView } from '@fanfare/contract'
import { Gem } from 'lucide-react'
import { LoadError } from '../../core/api/load-error.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { dayText } from '../../ui/text/dates.ts'
import { OfferCard } from './card/offer-card.tsx'
import styles from './subscribe-tab.module.css'
import { useOffers } from './use-offers.ts'
import { useOpenings } from './use-openings.ts'

const tiersHref = '/dashboard/subscriptions/tiers'

/** The profile's Subscribe tab: every tier on sale, side by side. */
export function SubscribeTab({ profile }: { profile: ProfileView }) {
  const query = useOffers(profile)
  const openings = useOpenings(profile.username).data?.openings
  const { data, error } = query
  const isOwn = profile.abilities.edit
  if (data?.tiers.length === 0) return <NoTiers profile={profile} />
  if (data) {
    return (
      <div className={layout.stack20}>
        {isOwn && (
          <p className={styles.note}>
            This is what fans see. <Button href={tiersHref}>Edit your tiers</Button>
          </p>
        )}
        {data.holidayUntil && (
          <p className={styles.note} role="note">
            {profile.displayName} is on a break until {dayText(data.holidayUntil)}. Renewals are
            paused until then. New subscribers pay for their first billing period as usual.
          </p>
        )}
        <ul className={styles.cards}>
          {data.tiers.map((tier) => (
            <li key={tier.id}>
              <OfferCard
                tier={tier}
                username={profile.username}
                opening={openings?.find(({ tierId }) => tierId === tier.id)}
                isOwn={isOwn}
              />
            </li>
          ))}
        </ul>
      </div>
    )
  }
  if (error) {
    return <LoadError title="We couldn’t load the tiers" read={query} />
  }
  return (
    <div className={styles.cards} aria-busy="true">
      {[0, 1, 2].map((bone) => (
        <Skeleton key={bone} shape="block" height={420} />
      ))}
    </div>
  )
}

/** The last one was archived while somebody looked: the tab goes with the profile's next read. */
function NoTiers({ profile: { displayName } }: { profile: ProfileView }) {
  return (
    <EmptyState icon={<Gem size={24} />} title="No tiers right now">
      {displayName} doesn’t offer a subscription at the moment. You’ll find free and paid posts
      under Content.
    </EmptyState>
  )
}
