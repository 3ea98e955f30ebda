import type { OwnContent } from '@fanfare/contract'
import { useCommand } from '../../core/api/api.ts'
import { toastResult } from '../../core/api/toast-result.ts'

const refresh = ['listOwnContent', 'listCreatorContent', 'listLatestPosts'] as const

/** One post of a creator is first on their profile; whatever it takes the place of is named. */
export const usePin = ({ id }: Pick<OwnContent, 'id'>) => {
  const pin = useCommand('pinContent', { refresh })
  const unpin = useCommand('unpinContent', { refresh })
  const params = { id }
  return {
    pin: () =>
      toastResult(pin.run({ params }), ({ replaced }) =>
        replaced
          ? `Pinned to your profile in place of “${replaced.title}”`
          : 'Pinned to your profile',
      ),
    unpin: () => toastResult(unpin.run({ params }), 'Unpinned from your profile'),
  }
}
