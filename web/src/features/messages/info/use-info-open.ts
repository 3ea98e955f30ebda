import { useState } from 'react'
import { deviceStorage } from '../../../core/device/storage.ts'
import { useMedia, veryWide } from '../../../core/device/use-media.ts'

const key = 'conversation-info'

/** Where it has room of its own it stays as somebody left it; elsewhere it covers the messages until it is closed. */
export const useInfoOpen = () => {
  const hasRoom = useMedia(veryWide)
  const [isBeside, setBeside] = useState(() => deviceStorage.read(key) !== 'closed')
  const [isOver, setOver] = useState(false)
  const toggle = () => {
    if (!hasRoom) return setOver(!isOver)
    setBeside(!isBeside)
    deviceStorage.write(key, isBeside ? 'closed' : null)
  }
  return { isOpen: hasRoom ? isBeside : isOver, toggle }
}
