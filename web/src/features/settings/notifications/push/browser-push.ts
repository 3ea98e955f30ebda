import { findSubscription } from '../../../../core/device/push.ts'

/** Whether this browser can show pushes, or why not. */
export type PushSupport = 'yes' | 'blocked' | 'home-screen' | 'no'

/** iPads say that they are Macs, which have no touch screen. */
const isAppleTouch = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export const pushSupport = (): PushSupport => {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window
  if (canPush && 'Notification' in window) {
    return Notification.permission === 'denied' ? 'blocked' : 'yes'
  }
  return isAppleTouch() ? 'home-screen' : 'no'
}

/** It would be shown now. What somebody has taken back in the browser's settings is off here too. */
export const isSubscribed = async () =>
  pushSupport() === 'yes' &&
  Notification.permission === 'granted' &&
  (await findSubscription()) !== null

/** In base64url, as the server writes it. */
const encoded = (key: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** With this key of ours; a browser that has subscribed with another one must give that up first. */
export const subscribe = async (key: string) => {
  const options = { updateViaCache: 'none', scope: '/' } as const
  await navigator.serviceWorker.register('/push-worker.js', options)
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  if (before && encoded(before.options.applicationServerKey) !== key) await before.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys = {} } = made.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}
