import type { Pricing } from '@fanfare/contract'
import { Panel } from '../../../ui/panel.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { useEditing } from '../editor/use-editor.ts'
import styles from '../wizard.module.css'
import { PriceField } from './price-field.tsx'

const options = [
  { value: 'free', label: 'Free', hint: 'Nothing to pay' },
  { value: 'paid', label: 'One-time purchase', hint: 'Bought once, kept' },
  { value: 'subscription', label: 'Subscription only', hint: 'Not sold by itself' },
] as const

const firstPrice = { amount: 999, currency: 'USD' } as const

export function PricingFields() {
  const { fields, change } = useEditing()
  const { pricing, visibility } = fields
  const choose = (type: Pricing['type']) =>
    change({ pricing: type === 'paid' ? { type, price: firstPrice } : { type } })
  return (
    <Panel title="Price">
      <div className={styles.form}>
        <RadioCards
          legend="Pricing"
          name="pricing"
          options={options}
          value={pricing.type}
          error={
            pricing.type === 'subscription' && visibility === 'public'
              ? 'Choose above who has it included: subscribers or premium.'
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
        <p className={styles.quiet}>{meaningOf(pricing.type, visibility)}</p>
      </div>
    </Panel>
  )
}

const included = {
  public: 'Everyone',
  subscribers: 'Your subscribers',
  premium: 'Premium subscribers',
}

/** Visibility and price together, in one sentence. */
const meaningOf = (type: Pricing['type'], visibility: keyof typeof included) => {
  if (type === 'paid') {
    return visibility === 'public'
      ? 'Only buyers open it.'
      : `${included[visibility]} have it included. Everybody else can buy it.`
  }
  if (visibility === 'public') return type === 'free' ? 'Everyone opens it.' : ''
  return `${included[visibility]} have it included. It is not sold to anybody else.`
}
