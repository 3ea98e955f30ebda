import { Plus, TicketPercent } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTitle } from '../../app/use-title.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { PromotionRow } from './promotion-row.tsx'
import styles from './promotions.module.css'
import { usePromotions } from './use-promotions.ts'

// The form brings zod with it.
const NewPromotionDialog = lazy(() => import('./new-promotion-dialog.tsx'))

/** The dashboard's Promotions tab. */
export function PromotionsScreen() {
  useTitle('Promotions')
  const [making, setMaking] = useState(false)
  const list = usePromotions()
  const make = (
    <Button variant="primary" icon={<Plus size={16} />} onClick={() => setMaking(true)}>
      New promotion
    </Button>
  )
  return (
    <Panel title="Promotions" aside={list.promotions?.length ? make : undefined}>
      {list.promotions?.length === 0 && (
        <EmptyState
          level={3}
          icon={<TicketPercent size={24} />}
          title="No promotions yet"
          action={make}
        >
          A code takes something off the price of your pieces. Share it, or a link that holds it.
        </EmptyState>
      )}
      {list.promotions && list.promotions.length > 0 && (
        <ul className={styles.list}>
          {list.promotions.map((promotion) => (
            <PromotionRow key={promotion.id} promotion={promotion} />
          ))}
        </ul>
      )}
      {!list.promotions && list.error && (
        <ErrorState
          level={3}
          title="Your promotions could not be loaded"
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        >
          {list.error.problem.detail}
        </ErrorState>
      )}
      {list.isPending && <SkeletonText />}
      {list.hasNextPage && (
        <div className={styles.more}>
          {list.isFetchNextPageError && (
            <p role="alert">The earlier ones could not be loaded. Those above are still here.</p>
          )}
          <Button
            variant="outline"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
      <Suspense>{making && <NewPromotionDialog onClose={() => setMaking(false)} />}</Suspense>
    </Panel>
  )
}
