import { useState } from 'react'
import { deviceStorage } from '../../core/device/storage.ts'

const key = 'sidebar'

/** Only for wide screens: there it is open until someone closes it, and stays as they left it. */
export const useSidebar = () => {
  const [open, setOpen] = useState(() => deviceStorage.read(key) !== 'closed')
  const toggle = () => {
    setOpen(!open)
    deviceStorage.write(key, open ? 'closed' : 'open')
  }
  return { open, toggle }
}
