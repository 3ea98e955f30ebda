import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'

/** After a change of screen the focus starts at its top and its title is said, as with a page load. */
export function Arrival({ main }: { main: RefObject<HTMLElement | null> }) {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return
        main.current?.focus({ preventScroll: true })
        setTimeout(() => setTitle(document.title), 50)
      }),
    [router, main],
  )
  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}
