import { useState } from 'react'

const key = 'sidebar'
const remembered = () => {
  try {
    return localStorage.getItem(key) !== 'closed'
  } catch {
    return true
  }
}

/** Only for wide screens: there it is open until someone closes it, and stays as they left it. */
export const useSidebar = () => {
  const [open, setOpen] = useState(remembered)
  const toggle = () => {
    setOpen(!open)
    try {
      localStorage.setItem(key, open ? 'closed' : 'open')
    } catch {
      // Storage can be forbidden; the sidebar then opens anew with every visit.
    }
  }
  return { open, toggle }
}
