import type { SavedCard } from '@fanfare/contract'
import { useState } from 'react'
import { CommandError } from '../../../../core/api/failure.tsx'
import { afterCommand } from '../../../../core/api/toast-result.ts'
import { moneyText } from '../../../../core/format/money.ts'
import { ownTimeZone } from '../../../../core/format/time-zone.ts'
import { restate } from '../../../../core/navigation/app-link.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { AddCardDialog } from '../../cards/add-card-dialog.tsx'
import { CardPicker } from '../../cards/card-picker.tsx'
import { useSavedCards } from '../../cards/use-cards.ts'
import { searchOf, type WantedTier } from '../wanted.ts'
import type { TierItem } from './renewal-words.ts'
import styles from './tier.module.css'
import { useStart } from './use-start.ts'

type Props = {
  wanted: WantedTier
  item: TierItem
  onStarted: () => void
}

/** A card on file is what keeps a trial to one for each person; it is charged when the trial ends. */
export function TrialForm({ wanted, item, onStarted }: Props) {
  const saved = useSavedCards()
  const [picked, setPicked] = useState<SavedCard>()
  const [adding, setAdding] = useState(false)
  const start = useStart()
  const card = picked ?? saved.cards?.[0]
  const { interval, id: tierId } = wanted
  // The price of the other interval is still loading.
  const isOld = item.interval !== interval
  const begin = (paymentMethod: SavedCard['id']) =>
    void afterCommand(
      start.run({ body: { tierId, interval, paymentMethod, timeZone: ownTimeZone() } }),
      onStarted,
    )
  return (
    <div className={styles.form}>
      <CommandError title="We couldn’t start your trial" error={start.error} />
      <p>
        We’ll charge this card {moneyText(item.renewal)} when your trial ends. You won’t be charged
        today.
      </p>
      <CardPicker saved={saved} chosen={card} onChoose={setPicked} onAdd={() => setAdding(true)} />
      {card && (
        <Button
          variant="primary"
          size="lg"
          wide
          loading={start.isPending || isOld}
          onClick={() => begin(card.id)}
        >
          Start free trial
        </Button>
      )}
      <Button
        variant="ghost"
        onClick={() => void restate<'/checkout'>(searchOf({ ...wanted, skipsTrial: true }))}
      >
        Skip the trial or use a code
      </Button>
      <AddCardDialog
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={(added) => {
          setPicked(added)
          setAdding(false)
        }}
      />
    </div>
  )
}
