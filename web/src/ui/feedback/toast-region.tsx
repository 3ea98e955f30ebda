import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../form/icon-button.tsx'
import styles from './toast.module.css'
import { dismissToast, type Toast, toastStore } from './toast-store.ts'

const staysFor = 6000

export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  const [paused, pause] = useState(false)
  const holds = {
    onPointerEnter: () => pause(true),
    onPointerLeave: () => pause(false),
    onFocus: () => pause(true),
    onBlur: () => pause(false),
  }
  const row = (toast: Toast) => <ToastRow key={toast.id} toast={toast} paused={paused} />
  return (
    <section aria-label="Messages" className={styles.region} {...holds}>
      <div role="status" className={styles.list}>
        {toasts.filter((toast) => toast.tone !== 'bad').map(row)}
      </div>
      <div role="alert" className={styles.list}>
        {toasts.filter((toast) => toast.tone === 'bad').map(row)}
      </div>
    </section>
  )
}

function ToastRow({ toast, paused }: { toast: Toast; paused: boolean }) {
  const isKept = paused || toast.stays
  useEffect(() => {
    if (isKept) return
    const timer = setTimeout(() => dismissToast(toast.id), staysFor)
    return () => clearTimeout(timer)
  }, [toast.id, isKept])
  return (
    <div className={styles.toast} data-tone={toast.tone}>
      {toast.tone === 'good' && <CircleCheck size={20} />}
      {toast.tone === 'bad' && <CircleAlert size={20} />}
      <p className={styles.text}>{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.onAct()
            dismissToast(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton
        small
        label="Dismiss"
        icon={<X size={16} />}
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  )
}
