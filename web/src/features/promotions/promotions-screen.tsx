import { Plus, TicketPercent } from 'lucide-react'
import { Suspense, useState } from 'react'
import { MoreOf } from '../../core/api/more-of.tsx'
import { StudioPage } from '../../core/studio/studio-page.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import rows from '../../ui/layout/rows.module.css'
import { lazyAfterPaint } from '../../ui/lib/lazy-component.ts'
import { PromotionRow } from './promotion-row.tsx'
import { usePromotions } from './use-promotions.ts'

// Loaded lazily, because the form needs zod.
const NewPromotionDialog = lazyAfterPaint(
  () => import('./new-promotion-dialog.tsx'),
  'NewPromotionDialog',
)

/** The studio's Promotions. */
export function PromotionsScreen() {
  const [making, setMaking] = useState(false)
  const list = usePromotions()
  const make = (
    <Button variant="primary" icon={<Plus size={16} />} onClick={() => setMaking(true)}>
      New promotion
    </Button>
  )
  return (
    <StudioPage title="Promotions" actions={list.rows?.length ? make : undefined}>
      <Panel>
        {list.rows?.length === 0 && (
          <EmptyState icon={<TicketPercent size={24} />} title="No promotions yet" action={make}>
            Create a code for a discount on your posts or on the first months of a tier. Share the
            code, or a link that includes it.
          </EmptyState>
        )}
        {list.rows && list.rows.length > 0 && (
          <ul className={rows.rows}>
            {list.rows.map((promotion) => (
              <PromotionRow key={promotion.id} promotion={promotion} />
            ))}
          </ul>
        )}
        <MoreOf what="promotions" list={list} />
      </Panel>
      <Suspense>{making && <NewPromotionDialog onClose={() => setMaking(false)} />}</Suspense>
    </StudioPage>
  )
}
