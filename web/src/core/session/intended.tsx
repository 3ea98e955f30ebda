import { useEffect, useEffectEvent } from 'react'
import { takeIntention } from './intention.ts'
import { useViewer } from './viewer.ts'

type Props = { name: string; onDue: () => void }

/** Does what was pressed before signing in. Someone who came back without signing in meant nothing. */
export function Intended({ name, onDue }: Props) {
  const viewer = useViewer()
  const act = useEffectEvent(onDue)
  const known = viewer === undefined ? undefined : viewer !== null
  useEffect(() => {
    if (known !== undefined && takeIntention(name) && known) act()
  }, [known, name])
  return null
}
