import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { FilterPanel } from './filter-panel.tsx'

type Props = Parameters<typeof FilterPanel>[0] & {
  /** What the button says that closes it. */
  done: string
  onClear: () => void
  onClose: () => void
}

/** The same panel where there is no room beside the results; each change is seen behind it at once. */
export function FilterSheet({ done, onClear, onClose, ...panel }: Props) {
  return (
    <Dialog
      open
      title="Filters"
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClear}>
            Clear all
          </Button>
          <Button variant="primary" onClick={onClose}>
            {done}
          </Button>
        </>
      }
    >
      <FilterPanel {...panel} />
    </Dialog>
  )
}
