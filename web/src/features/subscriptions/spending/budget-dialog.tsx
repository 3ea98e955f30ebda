import type { Currency, MonthlySpend } from '@fanfare/contract'
import { currencies, minimumPrice } from '@fanfare/contract/money'
import { type FormEvent, useId, useState } from 'react'
import { CommandError } from '../../../core/api/failure.tsx'
import { afterCommand, toastSuccess } from '../../../core/api/toast-result.ts'
import { amountFrom, textFrom } from '../../../core/format/amount-text.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useSetBudget } from '../use-subscriptions.ts'

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
    void afterCommand(save.run({ params: { currency }, body: { amount } }), () => {
      toastSuccess(done)
      onClose()
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const amount = amountFrom(text)
    if (amount === null) return setFault('Enter an amount, like 50.00')
    if (amount < minimumPrice) return setFault(`At least ${textFrom(minimumPrice)}`)
    send(amount, 'Budget saved')
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Monthly budget"
      description="We’ll ask you before a payment goes over it. Automatic renewals still go through."
      firm={save.isPending}
      actions={
        <>
          {known && (
            <Button variant="ghost" onClick={() => send(null, 'Budget removed')}>
              Remove budget
            </Button>
          )}
          <Button type="submit" form={form} variant="primary" loading={save.isPending}>
            Save budget
          </Button>
        </>
      }
    >
      <form id={form} className={layout.stack16} onSubmit={submit} noValidate>
        <CommandError title="We couldn’t save your budget" error={save.error} />
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
