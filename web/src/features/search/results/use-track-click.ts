import type { AccountId, ContentId } from '@fanfare/contract'
import type { MouseEvent } from 'react'
import { useCommand } from '../../../core/api/api.ts'
import { afterCommand } from '../../../core/api/toast-result.ts'
import { useViewer } from '../../../core/session/viewer.ts'

type Result =
  | { readonly type: 'content'; readonly id: ContentId }
  | { readonly type: 'user'; readonly id: AccountId }

const fewestLetters = 2

/** What people open teaches the order of results. It fails unheard: nobody waits for it. */
export const useTrackClick = (query: string) => {
  const viewer = useViewer()
  const { run } = useCommand('trackSearchClick')
  return ({ target }: MouseEvent, { type, id }: Result, position: number) => {
    const isLink = target instanceof Element && target.closest('a') !== null
    if (!viewer || !isLink || query.length < fewestLetters) return
    void afterCommand(run({ body: { query, resultId: id, resultType: type, position } }))
  }
}
