import { CreditCard } from 'lucide-react'
import { Button } from '../../ui/form/button.tsx'
import layout from '../../ui/layout/layout.module.css'
import typography from '../../ui/text/typography.module.css'
import { HistoryPanel } from '../billing/index.ts'

/** What was paid; what it is paid with is a setting. */
export function BillingHistory() {
  return (
    <>
      <div className={layout.between12}>
        <p className={typography.secondary}>Everything you’ve paid for, with receipts.</p>
        <Button variant="outline" icon={<CreditCard size={16} />} href="/settings/billing">
          Cards and billing address
        </Button>
      </div>
      <HistoryPanel />
    </>
  )
}
