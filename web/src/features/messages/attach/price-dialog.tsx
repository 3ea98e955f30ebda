import { type Money, money } from '@fanfare/contract/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readOf } from '../../../core/api/api.ts'
import { PriceFields } from '../../../core/format/price-fields.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

type Props = { price: Money | null; onPrice: (price: Money) => void; onClose: () => void }

const first = 499

/** What everything attached costs together. */
export function PriceDialog({ price, onPrice, onClose }: Props) {
  const { data } = useQuery({ ...readOf('readSellingCurrency'), staleTime: 60_000 })
  const [typed, setTyped] = useState<Money | null>(price)
  const [isFaulty, setFaulty] = useState(false)
  const wanted = typed ?? (data ? money(first, data.currency) : null)
  const set = () => {
    if (wanted) onPrice(wanted)
    onClose()
  }
  return (
    <Dialog
      open
      title="Set a price"
      description="People see what’s inside and open it once they’ve paid. It’s theirs to keep, even if you delete the message later."
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" disabled={!wanted || isFaulty} onClick={set}>
            Set price
          </Button>
        </>
      }
    >
      {wanted && <PriceFields price={wanted} onChange={setTyped} onFault={setFaulty} />}
    </Dialog>
  )
}
