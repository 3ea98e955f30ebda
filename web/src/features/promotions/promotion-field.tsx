import type { OrderLines } from '@fanfare/contract'
import { TicketPercent, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { moneyText } from '../../core/format/money.ts'
import { Button } from '../../ui/form/button.tsx'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import styles from './promotion-field.module.css'

type Props = {
  lines: OrderLines
  /** Why the code in the address does not count. */
  fault: string | null
  busy: boolean
  /** Nothing takes the code away. */
  onApply: (code: string | undefined) => void
}

/** One code per order: the field while there is none, what it takes off while there is one. */
export function PromotionField({ lines, fault, busy, onApply }: Props) {
  const { promotion, discount } = lines
  if (promotion) {
    return (
      <div className={styles.applied} role="status">
        <TicketPercent size={20} />
        <p>
          <strong>{promotion.code}</strong> applied: {moneyText(discount)} off
        </p>
        <IconButton
          small
          label={`Remove code ${promotion.code}`}
          icon={<X size={16} />}
          onClick={() => onApply(undefined)}
        />
      </div>
    )
  }
  return <CodeForm fault={fault} busy={busy} onApply={onApply} />
}

function CodeForm({ fault, busy, onApply }: Omit<Props, 'lines'>) {
  const [open, setOpen] = useState(fault !== null)
  const input = useRef<HTMLInputElement>(null)
  const apply = () => {
    const code = input.current?.value.trim()
    if (code) onApply(code)
  }
  if (!open && !fault) {
    return (
      <Button
        variant="ghost"
        size="sm"
        className={styles.ask}
        icon={<TicketPercent size={16} />}
        onClick={() => setOpen(true)}
      >
        Add promotion code
      </Button>
    )
  }
  return (
    <TextField
      ref={input}
      label="Promotion code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={fault ?? undefined}
      onKeyDown={(event) => {
        // The field is inside the payment form, so Enter must not submit that.
        if (event.key !== 'Enter') return
        event.preventDefault()
        apply()
      }}
      after={
        <Button variant="ghost" size="sm" loading={busy} onClick={apply}>
          Apply
        </Button>
      }
    />
  )
}
