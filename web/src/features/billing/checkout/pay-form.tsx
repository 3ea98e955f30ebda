import type { OrderView } from '@fanfare/contract'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { useSavedCards } from '../cards/use-cards.ts'
import { guessCountry } from '../details/countries.ts'
import { CountrySelect } from '../details/country-select.tsx'
import { useDetails } from '../details/use-details.ts'
import { useProvider } from '../provider/use-provider.ts'
import { WithProvider } from '../provider/with-provider.tsx'
import { AddressPart, type TypedAddress } from './address-part.tsx'
import { CardChoice } from './card-choice.tsx'
import { EmailField } from './email-field.tsx'
import { NewCard, type TypedCard } from './new-card.tsx'
import styles from './pay-form.module.css'
import { noFields, payWords } from './pay-words.ts'
import { SmallPrint } from './small-print.tsx'
import { subscribeWords } from './tier/renewal-words.ts'
import { TierSmallPrint } from './tier/tier-small-print.tsx'
import type { Pay } from './use-pay.ts'

type Props = {
  order: OrderView
  paying: Pay
  /** Nothing can be pressed while an offer is renewed or a payment is on its way. */
  held: boolean
  /** Another country may mean another tax. */
  onCountry: ((code: string) => void) | undefined
  children?: ReactNode
}

export function PayForm({ order, paying, held, onCountry, children }: Props) {
  const typed = useRef<TypedCard>(null)
  const address = useRef<TypedAddress>(null)
  const { details } = useDetails()
  const { cards, isPending } = useSavedCards()
  const [picked, setPicked] = useState<string | null>()
  const [save, setSave] = useState(false)
  const [country, setCountry] = useState(() => order.country ?? guessCountry(navigator.languages))
  const [fault, setFault] = useState<string>()
  const { pay, busy, notice } = paying
  const { failure, item, lines } = order
  const isFree = lines.total.amount === 0
  // Undefined until a card is picked: the default card, which is first. Null means a new card.
  const chosen =
    picked === undefined ? cards?.[0] : cards?.find(({ id }) => picked !== null && id === picked)
  const typesCard = !isFree && !isPending && !chosen
  // The card fields are still loading, and a press before they are there could only fail.
  const { isPending: fieldsPending } = useProvider(typesCard)
  const waits = busy || held || (!isFree && isPending) || (typesCard && fieldsPending)
  const isTier = item.type === 'subscription'
  const button = isTier ? subscribeWords(item, lines) : payWords(lines.total)

  const prepare = async () => {
    if (!country) {
      setFault('Select a country')
      return null
    }
    if (address.current && !(await address.current.keep(country))) return null
    if (isFree) return { country }
    if (chosen) return { country, paymentMethod: chosen.id }
    if (!typed.current) return noFields
    const made = await typed.current.make()
    return typeof made === 'string'
      ? { country, paymentMethod: made, saveCard: save || isTier }
      : made
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!waits) void pay(prepare)
  }
  return (
    <form className={layout.stack20} onSubmit={submit} noValidate>
      {notice && <FormError title={notice.title}>{notice.text}</FormError>}
      {!notice && failure && (
        <FormError title="Payment failed. Please try again.">{failure.message}</FormError>
      )}
      {!isFree && isPending && <SkeletonText />}
      {!isFree && cards && cards.length > 0 && (
        <CardChoice
          cards={cards}
          chosen={chosen}
          onChoose={({ id }) => setPicked(id)}
          onNew={() => setPicked(null)}
        />
      )}
      {typesCard && (
        <WithProvider>
          {(provider) => (
            <>
              <NewCard provider={provider} ref={typed} />
              {isTier ? (
                <p className={styles.receipt}>
                  We’ll save this card with our payment provider to charge your renewals.
                </p>
              ) : (
                <Checkbox
                  label="Save this card for next time"
                  checked={save}
                  onChange={(event) => setSave(event.target.checked)}
                />
              )}
            </>
          )}
        </WithProvider>
      )}
      <CountrySelect
        value={country}
        error={fault}
        onChoose={(code) => {
          setCountry(code)
          setFault(undefined)
          if (code) onCountry?.(code)
        }}
      />
      <EmailField />
      {details && <AddressPart address={details.address} ref={address} />}
      {children}
      <Button type="submit" variant="primary" size="lg" wide loading={waits}>
        {button}
      </Button>
      {isTier ? (
        <TierSmallPrint button={button} item={item} lines={lines} />
      ) : (
        <SmallPrint button={button} isGift={item.type === 'gift' || item.type === 'gift-term'} />
      )}
    </form>
  )
}
