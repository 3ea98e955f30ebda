import { type Money, splitPrice } from '@fanfare/contract/money'
import { Lock, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { moneyText } from '../../../core/format/money.ts'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { lazyAfterPaint } from '../../../ui/lib/lazy-component.ts'
import styles from './tray.module.css'

const PriceDialog = lazyAfterPaint(() => import('./price-dialog.tsx'), 'PriceDialog')

type Props = { price: Money | null; onPrice: (price: Money | null) => void }

/** Of a creator: what is attached can be sold, all of it together. */
export function PriceLine({ price, onPrice }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.price}>
      <Button
        size="sm"
        variant={price ? 'secondary' : 'outline'}
        icon={<Lock size={16} />}
        onClick={() => setAsking(true)}
      >
        {price ? `Fans pay ${moneyText(splitPrice(price).total)}` : 'Set a price'}
      </Button>
      {price && (
        <IconButton
          small
          label="Remove the price"
          icon={<X size={16} />}
          onClick={() => onPrice(null)}
        />
      )}
      <Suspense>
        {isAsking && (
          <PriceDialog price={price} onPrice={onPrice} onClose={() => setAsking(false)} />
        )}
      </Suspense>
    </div>
  )
}
