import { ShoppingBag } from 'lucide-react'
import { useTitle } from '../../../core/navigation/use-title.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { ContentList, useView, ViewSwitch } from '../../content-cards/index.ts'
import { PageHead } from '../page-head.tsx'
import { PurchaseLine } from './purchase-line.tsx'
import { PurchaseTabs } from './purchase-tabs.tsx'
import { usePurchases } from './use-purchases.ts'

export function PurchasesScreen() {
  useTitle('Purchases')
  const [view, setView] = useView()
  const list = usePurchases()
  return (
    <>
      <PageHead title="Purchases">
        <ViewSwitch view={view} onView={setView} />
      </PageHead>
      <PurchaseTabs current="/library/purchases" />
      <ContentList
        list={list}
        view={view}
        foot={({ purchase }) => <PurchaseLine purchase={purchase} />}
        empty={
          <EmptyState
            level={3}
            icon={<ShoppingBag size={24} />}
            title="No purchases yet"
            action={<Button href="/explore">Browse posts</Button>}
          >
            Posts you buy or get as a gift will show up here. They’re yours to keep.
          </EmptyState>
        }
      />
    </>
  )
}
