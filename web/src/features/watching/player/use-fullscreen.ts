import { type RefObject, useEffect, useState } from 'react'

type OldVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** The whole player, so that our controls come along; phones without that take the video alone. */
export const useFullscreen = (
  player: RefObject<HTMLElement | null>,
  media: HTMLVideoElement | null,
) => {
  const [on, setOn] = useState(false)
  useEffect(() => {
    const look = () => setOn(document.fullscreenElement === player.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [player])
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (player.current?.requestFullscreen) {
      player.current.requestFullscreen().catch(() => {})
    } else (media as OldVideo | null)?.webkitEnterFullscreen?.()
  }
  return { on, toggle }
}
