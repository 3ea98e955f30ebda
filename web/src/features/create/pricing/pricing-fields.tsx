import type { Pricing } from '@fanfare/contract'
import formStyles from '../../../ui/form/field.module.css'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import typography from '../../../ui/text/typography.module.css'
import { useEditing } from '../editor/use-editor.ts'
import { PriceField } from './price-field.tsx'

const options = [
  { value: 'free', label: 'Free', hint: 'No extra charge' },
  { value: 'paid', label: 'One-time purchase', hint: 'Buy once, keep it' },
  { value: 'subscription', label: 'Subscription only', hint: 'Not sold separately' },
] as const

const firstPrice = { amount: 999, currency: 'USD' } as const

export function PricingFields() {
  const { fields, change } = useEditing()
  const { pricing, visibility } = fields
  const choose = (type: Pricing['type']) =>
    change({ pricing: type === 'paid' ? { type, price: firstPrice } : { type } })
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
        <p className={typography.hint}>{meaningOf(pricing.type, visibility)}</p>
      </div>
    </Panel>
  )
}

const included = {
  public: 'everyone',
  subscribers: 'your subscribers',
  premium: 'your premium subscribers',
}

/** Visibility and price together, in one sentence. */
const meaningOf = (type: Pricing['type'], visibility: keyof typeof included) => {
  if (type === 'paid') {
    return visibility === 'public'
      ? 'Only people who buy it can open it.'
      : `Included for ${included[visibility]}. Everyone else can buy it.`
  }
  if (visibility === 'public') return type === 'free' ? 'Everyone can open it.' : ''
  return `Included for ${included[visibility]}. It isn’t sold to anyone else.`
}
