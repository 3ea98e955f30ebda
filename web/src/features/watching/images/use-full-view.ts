import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Opens the dialog over the page, and its frame over the screen where the browser lets it: a dialog
 * itself can't be the full screen. Leaving either leaves both, and the focus goes back to the opener.
 */
export const useFullView = (
  dialog: RefObject<HTMLDialogElement | null>,
  frame: RefObject<HTMLElement | null>,
  onClose: () => void,
) => {
  const left = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const opened = dialog.current
    if (!opened) return
    const opener = document.activeElement as HTMLElement | null
    opened.showModal()
    opened.querySelector<HTMLElement>('[data-first]')?.focus()
    // Phones without it have the dialog, which fills the page.
    frame.current?.requestFullscreen?.().catch(() => {})
    let entered = false
    const look = () => {
      if (document.fullscreenElement) entered = true
      else if (entered) left()
    }
    document.addEventListener('fullscreenchange', look)
    return () => {
      document.removeEventListener('fullscreenchange', look)
      const leaving = document.fullscreenElement ? document.exitFullscreen() : Promise.resolve()
      opened.close()
      // Not by the dialog itself: the screen takes the focus along while it is being left.
      void leaving.catch(() => {}).then(() => opener?.focus({ preventScroll: true }))
    }
  }, [dialog, frame])
}
