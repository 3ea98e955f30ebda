import { createContext, use } from 'react'
import type { Picked } from '../uploads/index.ts'

interface UploadModal {
  readonly isOpen: boolean
  /** With what was dropped already, if anything was. */
  open(picked: readonly Picked[]): void
}

export const UploadModalContext = createContext<UploadModal | null>(null)

export const useUploadModal = () => {
  const modal = use(UploadModalContext)
  if (!modal) throw new Error('only within the dashboard')
  return modal
}
