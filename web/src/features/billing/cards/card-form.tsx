import { CreditCard } from 'lucide-react'
import type { Ref } from 'react'
import formStyles from '../../../ui/form/field.module.css'
import { TextField } from '../../../ui/form/text-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { CardFrame } from './card-frame.tsx'
import { brandName } from './card-words.ts'
import type { CardFields } from './use-card-fields.ts'

type Props = { card: CardFields; nameRef: Ref<HTMLInputElement> }

export function CardForm({ card, nameRef }: Props) {
  const { fields, faults, brand } = card
  return (
    <div className={layout.stack16}>
      <CardFrame
        label="Card number"
        field={fields.cardNumber}
        fault={faults.cardNumber}
        after={brandName(brand) ?? <CreditCard size={16} />}
      />
      <div className={formStyles.halves}>
        <CardFrame label="Expiry date" field={fields.cardExpiry} fault={faults.cardExpiry} />
        <CardFrame label="CVV" field={fields.cardCvc} fault={faults.cardCvc} />
      </div>
      <TextField
        ref={nameRef}
        label="Cardholder name"
        placeholder="Name on card"
        autoComplete="cc-name"
        maxLength={120}
        value={card.name}
        onChange={(event) => card.typeName(event.target.value)}
        error={card.nameFault}
      />
    </div>
  )
}
