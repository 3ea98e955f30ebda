import type { ContentVisibility } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readOf } from '../../../core/api/api.ts'
import { PriceFields } from '../../../core/format/price-fields.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { useEditing, useUnfinished } from '../editor/use-editor.ts'
import { chooseSale } from './choices.ts'
import { keptPrice } from './kept-price.ts'

const labels: Readonly<Record<ContentVisibility, { label: string; hint: string }>> = {
  public: { label: 'Charge for it', hint: 'Only people who buy it can open it' },
  subscribers: {
    label: 'Also sell it to everyone else',
    hint: 'People who don’t subscribe can buy it and keep it',
  },
  premium: {
    label: 'Also sell it to everyone else',
    hint: 'People without a premium subscription can buy it and keep it',
  },
}

/** Whether it can be bought by itself, and for how much. */
export function SellField() {
  const { draft, fields, change } = useEditing()
  const { pricing, visibility } = fields
  const { data } = useQuery({ ...readOf('readSellingCurrency'), staleTime: 60_000 })
  const kept = keptPrice(draft.id)
  const [isFaulty, setFaulty] = useState(false)
  useUnfinished('Price', isFaulty && pricing.type === 'paid')
  const sell = (isSold: boolean) => {
    if (pricing.type === 'paid') kept.keep(pricing.price)
    change(chooseSale(isSold ? kept.read(data?.currency) : null))
  }
  return (
    <>
      <Switch
        {...labels[visibility]}
        checked={pricing.type === 'paid'}
        // A price in the wrong currency would be worse than a moment's wait.
        disabled={pricing.type !== 'paid' && !data}
        onChange={({ currentTarget }) => sell(currentTarget.checked)}
      />
      {pricing.type === 'paid' && (
        <PriceFields
          price={pricing.price}
          onChange={(price) => change(chooseSale(price))}
          onFault={setFaulty}
        />
      )}
    </>
  )
}
