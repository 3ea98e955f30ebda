import type { SubscriptionView } from '@fanfare/contract'
import { useState } from 'react'
import { profilePath } from '../../../core/navigation/paths.ts'
import { Button } from '../../../ui/form/button.tsx'
import { CancelButton } from '../cancel-button.tsx'
import { creatorName } from '../subscription-words.ts'
import { CardDialog } from './card-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
import { PauseDialog } from './pause-dialog.tsx'

const dialogs = {
  pause: PauseDialog,
  change: ChangeDialog,
  card: CardDialog,
  end: EndDialog,
}
const labels: Record<keyof typeof dialogs, string> = {
  pause: 'Pause',
  change: 'Change tier',
  card: 'Choose card',
  end: 'End now',
}

export function ManageActions({ subscription }: { subscription: SubscriptionView }) {
  const { abilities, basis, creator } = subscription
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const Opened = open && dialogs[open]
  const can = {
    change: abilities.change && creator !== null,
    card: basis === 'paid',
    pause: abilities.pause && abilities.pauseMonths > 0,
    end: abilities.end,
  }
  const button = (kind: keyof typeof dialogs) =>
    can[kind] && (
      <Button
        variant={kind === 'end' ? 'ghost' : 'outline'}
        aria-label={`${labels[kind]}: ${creatorName(subscription)}`}
        onClick={() => setOpen(kind)}
      >
        {labels[kind]}
      </Button>
    )
  return (
    <>
      {button('change')}
      {button('card')}
      {button('pause')}
      {creator && (
        <Button variant="outline" href={profilePath(creator.username)}>
          View profile
        </Button>
      )}
      <CancelButton subscription={subscription} />
      {button('end')}
      {Opened && <Opened subscription={subscription} onClose={() => setOpen(undefined)} />}
    </>
  )
}
