import type { Currency, MonthlySpend } from '@fanfare/contract'
import { currencies, minimumPrice } from '@fanfare/contract/money'
import { type FormEvent, useId, useState } from 'react'
import { amountFrom, textFrom } from '../../../app/amount-text.ts'
import { afterwards, say } from '../../../app/saying.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSetBudget } from '../use-subscriptions.ts'
import styles from './spending.module.css'

type Props = {
  /** Nothing for a currency that was not spent in yet. */
  spend: MonthlySpend | undefined
  onClose: () => void
}

export function BudgetDialog({ spend, onClose }: Props) {
  const form = useId()
  const known = spend?.budget
  const [text, setText] = useState(known ? textFrom(known.amount) : '')
  const [currency, setCurrency] = useState<Currency>(spend?.monthly.currency ?? 'USD')
  const [fault, setFault] = useState<string>()
  const save = useSetBudget()
  const send = (amount: number | null, done: string) =>
    void afterwards(save.mutateAsync({ params: { currency }, body: { amount } }), () => {
      say(done)
      onClose()
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const amount = amountFrom(text)
    if (amount === null) return setFault('Write an amount, such as 50.00')
    if (amount < minimumPrice) return setFault('At least 2.99')
    send(amount, 'Your budget is kept.')
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Monthly budget"
      description="We ask you once more before a payment passes it. What renews by itself still does."
      firm={save.isPending}
      actions={
        <>
          {known && (
            <Button variant="ghost" onClick={() => send(null, 'Your budget is gone.')}>
              Remove it
            </Button>
          )}
          <Button type="submit" form={form} variant="primary" loading={save.isPending}>
            Save budget
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {save.error && (
          <FormError title="Your budget was not kept">{save.error.problem.detail}</FormError>
        )}
        <TextField
          label="Amount"
          inputMode="decimal"
          value={text}
          error={fault}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setFault(undefined)
          }}
        />
        <Select
          label="Currency"
          value={currency}
          disabled={spend !== undefined}
          onChange={({ currentTarget }) => setCurrency(currentTarget.value as Currency)}
        >
          {currencies.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </form>
    </Dialog>
  )
}
