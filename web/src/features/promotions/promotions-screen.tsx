import { Plus, TicketPercent } from 'lucide-react'
import { Suspense, useState } from 'react'
import { MoreOf } from '../../app/more-of.tsx'
import { useTitle } from '../../app/use-title.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { pressed } from '../../ui/part.ts'
import rows from '../../ui/rows.module.css'
import { PromotionRow } from './promotion-row.tsx'
import { usePromotions } from './use-promotions.ts'

// The form brings zod with it.
const NewPromotionDialog = pressed(() => import('./new-promotion-dialog.tsx'), 'NewPromotionDialog')

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
    <Panel title="Promotions" aside={list.rows?.length ? make : undefined}>
      {list.rows?.length === 0 && (
        <EmptyState
          level={3}
          icon={<TicketPercent size={24} />}
          title="No promotions yet"
          action={make}
        >
          A code takes something off the price of your pieces, or off the first months of your
          tiers. Share it, or a link that holds it.
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
      <Suspense>{making && <NewPromotionDialog onClose={() => setMaking(false)} />}</Suspense>
    </Panel>
  )
}
