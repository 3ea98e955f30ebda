export type Toast = {
  id: number
  text: string
  tone: 'plain' | 'good' | 'bad'
  action?: { label: string; onAct: () => void }
}

let toasts: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()
const change = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => toasts,
}

/** Three at most: a fourth pushes the oldest out. */
export const showToast = (text: string, more: Partial<Pick<Toast, 'tone' | 'action'>> = {}) => {
  const id = ++last
  change([...toasts.slice(-2), { id, text, tone: 'plain', ...more }])
  return id
}

export const dismissToast = (id: number) => change(toasts.filter((toast) => toast.id !== id))
