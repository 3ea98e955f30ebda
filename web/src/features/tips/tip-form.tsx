import type {
  AccountId,
  ContentId,
  Currency,
  SavedCard,
  TipMinimum,
  TipTab,
} from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { minimumLoneTip, money } from '@fanfare/contract/money'
import { type FormEvent, useState } from 'react'
import { failureOf } from '../../core/api/failure.tsx'
import { afterCommand, toastSuccess } from '../../core/api/toast-result.ts'
import { moneyText } from '../../core/format/money.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { AmountFields, faultOf } from './amount-fields.tsx'
import { planWords } from './tip-words.ts'
import styles from './tips.module.css'
import { useGiveTip } from './use-tips.ts'

type Props = {
  title: string
  creator: { id: AccountId; displayName: string }
  contentId: ContentId | undefined
  card: SavedCard
  tabs: readonly TipTab[]
  minimums: readonly TipMinimum[]
  onClose: () => void
}

export function TipForm({ title, creator, contentId, card, tabs, minimums, onClose }: Props) {
  const give = useGiveTip()
  const [currency, setCurrency] = useState<Currency>(tabs[0]?.currency ?? 'USD')
  const minimum = minimums.find((one) => one.minimum.currency === currency) ?? {
    minimum: money(minimumLoneTip, currency),
    renewsAt: null,
  }
  const [amount, setAmount] = useState<number | null>(Math.max(200, minimum.minimum.amount))
  const [message, setMessage] = useState('')
  const tooLong = message.length > limits.tipMessage
  const tip = amount !== null && !faultOf(amount, minimum) ? money(amount, currency) : null
  const tab = tabs.find((one) => one.currency === currency)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!tip || tooLong || give.isPending) return
    const body = { creatorId: creator.id, contentId, amount: tip, message }
    void afterCommand(give.run({ body }), ({ tab: after }) => {
      const where = after?.state === 'open' ? 'added to your pending tips' : 'is being charged'
      toastSuccess(`${moneyText(tip)} for ${creator.displayName} ${where}`)
      onClose()
    })
  }
  return (
    <FormDialog
      title={title}
      submit={tip ? `Tip ${moneyText(tip)}` : 'Tip'}
      busy={give.isPending}
      {...failureOf(give.error, 'We couldn’t send your tip')}
      onSubmit={submit}
      onClose={onClose}
    >
      <AmountFields
        amount={amount}
        currency={currency}
        minimum={minimum}
        onAmount={setAmount}
        onCurrency={setCurrency}
      />
      <TextArea
        label="Message"
        optional
        rows={3}
        limit={limits.tipMessage}
        value={message}
        error={tooLong ? `At most ${limits.tipMessage} characters` : undefined}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      {tip && (
        <p className={styles.plan} aria-live="polite">
          {planWords(tip, { tab, renewsAt: minimum.renewsAt }, card, Date.now())}
        </p>
      )}
    </FormDialog>
  )
}
