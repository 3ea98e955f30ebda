import type { ContentView, WayIn } from '@fanfare/contract'
import { moneyText } from '../../../../core/format/money.ts'
import { withSearch } from '../../../../core/navigation/paths.ts'
import { useSearchParam } from '../../../../core/navigation/use-search-param.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { PriceHead } from '../../../../ui/layout/price-head.tsx'
import styles from './unlock-panel.module.css'
import { boughtWords } from './unlock-words.ts'

type Props = { way: Extract<WayIn, { kind: 'buy' }>; content: ContentView }

export function BuyOnce({ way: { total }, content }: Props) {
  // A creator's link may include a code, which the checkout applies.
  const code = useSearchParam<'/content/$id'>('code')
  const href = withSearch('/checkout', {
    type: 'content',
    id: content.id,
    code: code ?? undefined,
  })
  return (
    <div>
      <PriceHead title="Buy it once" price={moneyText(total)} />
      <p className={styles.text}>{boughtWords(content)}</p>
      <Button variant="primary" size="lg" wide href={href}>
        Buy for {moneyText(total)}
      </Button>
    </div>
  )
}
