import type { ProfileView } from '@fanfare/contract'
import { Gem } from 'lucide-react'
import { dayText } from '../../app/dates.ts'
import { LoadError } from '../../app/load-error.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OfferCard } from './card/offer-card.tsx'
import styles from './subscribe-tab.module.css'
import { useOffers } from './use-offers.ts'

const tiersHref = '/dashboard/subscriptions/tiers'

/** The profile's Subscribe tab: every tier on sale, side by side. */
export function SubscribeTab({ profile }: { profile: ProfileView }) {
  const { data, error, refetch, isFetching } = useOffers(profile)
  const isOwn = profile.abilities.edit
  if (data?.tiers.length === 0) return <NoTiers profile={profile} />
  if (data) {
    return (
      <div className={styles.tab}>
        {isOwn && (
          <p className={styles.note}>
            This is what fans see. <Button href={tiersHref}>Edit your tiers</Button>
          </p>
        )}
        {data.holidayUntil && (
          <p className={styles.note} role="note">
            {profile.displayName} is on holiday until {dayText(data.holidayUntil)}. Nothing renews
            before then; a first period is paid as usual.
          </p>
        )}
        <ul className={styles.cards}>
          {data.tiers.map((tier) => (
            <li key={tier.id}>
              <OfferCard tier={tier} isOwn={isOwn} />
            </li>
          ))}
        </ul>
      </div>
    )
  }
  if (error) {
    return <LoadError title="The tiers could not be loaded" read={{ error, refetch, isFetching }} />
  }
  return (
    <div className={styles.cards} aria-busy="true">
      {[0, 1, 2].map((bone) => (
        <Skeleton key={bone} shape="block" height={420} />
      ))}
    </div>
  )
}

function NoTiers({ profile: { displayName, abilities } }: { profile: ProfileView }) {
  return (
    <EmptyState
      icon={<Gem size={24} />}
      title="No tiers yet"
      action={abilities.edit && <Button href={`${tiersHref}/new`}>Create a tier</Button>}
    >
      {abilities.edit
        ? 'A tier is what fans subscribe to: what they get, and what it costs them each month.'
        : `${displayName} offers nothing to subscribe to yet. What is free or sold by itself stands under Content.`}
    </EmptyState>
  )
}
