import { createStore } from '../lib/store.ts'

export type Toast = {
  id: number
  text: string
  tone: 'plain' | 'good' | 'bad'
  action?: { label: string; onAct: () => void }
  /** Until whoever showed it dismisses it, as with work that goes on. */
  stays?: boolean
}

export const toastStore = createStore<readonly Toast[]>([])
let last = 0

/** Three at most: a fourth pushes the oldest out. */
export const showToast = (text: string, more: Partial<Omit<Toast, 'id' | 'text'>> = {}) => {
  const id = ++last
  toastStore.write([...toastStore.read().slice(-2), { id, text, tone: 'plain', ...more }])
  return id
}

export const dismissToast = (id: number) =>
  toastStore.write(toastStore.read().filter((toast) => toast.id !== id))
