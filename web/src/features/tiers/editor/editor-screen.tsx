import { useParams } from '@tanstack/react-router'
import { Gem } from 'lucide-react'
import { Suspense } from 'react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { StudioPage } from '../../../core/studio/studio-page.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { lazyComponent } from '../../../ui/lib/lazy-component.ts'
import { useOwnTiers } from '../use-tiers.ts'

// Loaded lazily, because the form needs zod.
const TierEditor = lazyComponent(() => import('./tier-editor.tsx'), 'TierEditor')

const skeletons = <Skeleton shape="block" height={560} />

/** A tier by its id, or one that is still to be made. */
export function TierEditorScreen() {
  const { id } = useParams({ from: '/dashboard/subscriptions/tiers/$id' })
  return id === 'new' ? <NewTier /> : <KnownTier id={id} />
}

function NewTier() {
  return (
    <StudioPage title="New tier">
      <Suspense fallback={skeletons}>
        <TierEditor tier={null} />
      </Suspense>
    </StudioPage>
  )
}

function KnownTier({ id }: { id: string }) {
  const query = useOwnTiers()
  const { data, error } = query
  const tier = data?.tiers.find((one) => one.id === id)
  return (
    <StudioPage title={tier ? `Edit ${tier.name}` : 'Edit tier'}>
      {tier && (
        <Suspense fallback={skeletons}>
          <TierEditor key={tier.id} tier={tier} />
        </Suspense>
      )}
      {data && !tier && <NotOnSale />}
      {!data && error && <LoadError title="We couldn’t load this tier" read={query} />}
      {!data && !error && skeletons}
    </StudioPage>
  )
}

const NotOnSale = () => (
  <EmptyState
    icon={<Gem size={24} />}
    title="This tier isn’t on sale"
    action={<Button href="/dashboard/subscriptions/tiers">Back to your tiers</Button>}
  >
    It may be archived. Restore it to edit it.
  </EmptyState>
)
