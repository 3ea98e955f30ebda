import type { Viewer } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import { go } from '../../../core/navigation/app-link.tsx'
import { BlockDialog } from '../../social/index.ts'
import { hrefOf, type Person } from '../words.ts'

type Props = { person: Person; viewer: Viewer; onClose: () => void }

/** Whether they are a creator decides what is said of payments, so that is read first. */
export function BlockPerson({ person, viewer, onClose }: Props) {
  const { username } = person
  const { data, error } = useQuery(readOf('readProfile', { params: { username } }))
  if (!data && !error) return null
  return (
    <BlockDialog
      person={{ ...person, isCreator: data?.user.isCreator ?? false }}
      isViewerCreator={viewer.role === 'creator'}
      // The conversation is not there for either of them any more.
      onBlocked={() => void go(hrefOf())}
      onClose={onClose}
    />
  )
}
