import { useState } from 'react'
import { deviceStorage } from '../../core/device/storage.ts'
import type { View } from './view-switch.tsx'

const key = 'content-view'

/** One choice for all lists of posts, as it was left. */
export const useView = () => {
  const [view, setView] = useState<View>(() =>
    deviceStorage.read(key) === 'list' ? 'list' : 'grid',
  )
  const choose = (next: View) => {
    setView(next)
    deviceStorage.write(key, next)
  }
  return [view, choose] as const
}
