import { LoadError } from '../../../core/api/load-error.tsx'
import type { SavedCards } from './use-cards.ts'

/** Said wherever the cards on file are shown or chosen from. */
export function CardsError({ read }: { read: SavedCards }) {
  return (
    <LoadError level={3} title="We couldn’t load your cards" read={read}>
      Nothing was changed or charged.
    </LoadError>
  )
}
