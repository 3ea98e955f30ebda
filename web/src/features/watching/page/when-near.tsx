import { type ReactNode, useState } from 'react'
import { useNear } from '../../../ui/use-near.ts'

type Props = { children: ReactNode; className: string | undefined }

/** What stands far below is asked for when someone scrolls towards it. */
export function WhenNear({ children, className }: Props) {
  const [near, setNear] = useState(false)
  const place = useNear({ wanted: !near, ahead: 200, onNear: () => setNear(true) })
  return near ? <div>{children}</div> : <div ref={place} className={className} />
}
