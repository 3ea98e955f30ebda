import { useParams } from '@tanstack/react-router'
import { Gem } from 'lucide-react'
import { Suspense } from 'react'
import { LoadError } from '../../../app/load-error.tsx'
import { useTitle } from '../../../app/use-title.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { part } from '../../../ui/part.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useOwnTiers } from '../use-tiers.ts'

// The form brings zod with it.
const TierEditor = part(() => import('./tier-editor.tsx'), 'TierEditor')

const bones = <Skeleton shape="block" height={560} />

/** A tier by its id, or one that is still to be made. */
export function TierEditorScreen() {
  const { id } = useParams({ from: '/dashboard/subscriptions/tiers/$id' })
  return id === 'new' ? <NewTier /> : <KnownTier id={id} />
}

function NewTier() {
  useTitle('New tier')
  return (
    <Suspense fallback={bones}>
      <TierEditor tier={null} />
    </Suspense>
  )
}

function KnownTier({ id }: { id: string }) {
  useTitle('Edit tier')
  const { data, error, isFetching, refetch } = useOwnTiers()
  const tier = data?.tiers.find((one) => one.id === id)
  if (tier) {
    return (
      <Suspense fallback={bones}>
        <TierEditor key={tier.id} tier={tier} />
      </Suspense>
    )
  }
  if (data) {
    return (
      <EmptyState
        icon={<Gem size={24} />}
        title="This tier is not on sale"
        action={<Button href="/dashboard/subscriptions/tiers">Back to your tiers</Button>}
      >
        It may be archived. Bring it back to edit it.
      </EmptyState>
    )
  }
  if (error) {
    return <LoadError title="The tier could not be loaded" read={{ error, refetch, isFetching }} />
  }
  return bones
}
