import type { Pricing } from '@fanfare/contract'
import formStyles from '../../../ui/form/field.module.css'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import typography from '../../../ui/text/typography.module.css'
import { useEditing } from '../editor/use-editor.ts'
import { keptPrice } from './kept-price.ts'
import { PriceField } from './price-field.tsx'
import { opensWords } from './pricing-words.ts'

const options = [
  { value: 'free', label: 'Free', hint: 'No extra charge' },
  { value: 'paid', label: 'One-time purchase', hint: 'Buy once, keep it' },
  { value: 'subscription', label: 'Subscription only', hint: 'Not sold separately' },
] as const

export function PricingFields() {
  const { draft, fields, change } = useEditing()
  const { pricing, visibility } = fields
  const kept = keptPrice(draft.id)
  const choose = (type: Pricing['type']) => {
    if (pricing.type === 'paid') kept.keep(pricing.price)
    change({ pricing: type === 'paid' ? { type, price: kept.read() } : { type } })
  }
  return (
    <Panel title="Price">
      <div className={formStyles.stack}>
        <RadioCards
          legend="Pricing"
          name="pricing"
          options={options}
          value={pricing.type}
          error={
            pricing.type === 'subscription' && visibility === 'public'
              ? 'Choose Subscribers or Premium subscribers above.'
              : undefined
          }
          onChange={({ currentTarget }) => choose(currentTarget.value as Pricing['type'])}
        />
        {pricing.type === 'paid' && (
          <PriceField
            price={pricing.price}
            onChange={(price) => change({ pricing: { type: 'paid', price } })}
          />
        )}
        <p className={typography.hint}>{opensWords(fields)}</p>
      </div>
    </Panel>
  )
}
