import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { toastResult } from '../../../core/api/toast-result.ts'
import { Button } from '../../../ui/form/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { useClearHistory } from './use-history.ts'

export function ClearHistory() {
  const [asking, setAsking] = useState(false)
  const clear = useClearHistory()
  const confirm = async () => {
    await toastResult(clear.run({}), 'History cleared')
    setAsking(false)
  }
  return (
    <>
      <Button variant="outline" icon={<Trash2 size={16} />} onClick={() => setAsking(true)}>
        Clear history
      </Button>
      <ConfirmDialog
        open={asking}
        title="Clear your history?"
        confirm="Clear history"
        danger
        busy={clear.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        This removes every post from your history and from Continue watching, and can’t be undone.
        Your purchases, saved posts and refunds stay as they are.
      </ConfirmDialog>
    </>
  )
}
