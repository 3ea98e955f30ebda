import { environment, instance, type PushService, pushServiceAt } from '@fanfare/ops'
import type { Page } from '@playwright/test'
import { changeRows } from './database.ts'

export const pushService = (): PushService =>
  pushServiceAt(environment(instance('e2e')).PUSH_DEV_ORIGIN)

type Made = Omit<Awaited<ReturnType<PushService['subscribe']>>, 'id'>

/**
 * The browser of tests reaches no push service of its maker, and has no place to show notifications. Here it
 * subscribes at our push service and is allowed to show them when it has asked; the rest is the product's.
 */
export const standInForPushManager = async (page: Page, made: Made) => {
  await page.addInitScript(({ endpoint, keys }) => {
    const [subscribed, allowed] = ['stand-in-subscribed', 'stand-in-allowed']
    const subscription = {
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: null },
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: async () => {
        sessionStorage.removeItem(subscribed)
        return true
      },
    } as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem(subscribed) ? subscription : null
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem(subscribed, 'yes')
      return subscription
    }
    Object.defineProperty(Notification, 'permission', {
      get: () => sessionStorage.getItem(allowed) ?? 'default',
    })
    Notification.requestPermission = async () => {
      sessionStorage.setItem(allowed, 'granted')
      return 'granted'
    }
  }, made)
}

export const isSubscribed = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('stand-in-subscribed') === 'yes')

/** What the server does when it tells somebody: all they have not seen is pushed, at once. */
export const pushEverything = (accountId: string) =>
  changeRows(
    `insert into notifications.pushes (device_id, account_id, notice_id, due_at, first_due_at)
     select d.id, d.account_id, n.id, now(), now() from notifications.push_devices d
     join notifications.notices n on n.account_id = d.account_id
     where d.account_id = '${accountId}'
     on conflict (device_id, notice_id) do update set due_at = excluded.due_at
       where pushes.sent_at is null`,
  )

/** As a push service would, through the DevTools protocol. */
export const deliverPush = async (page: Page, text: string) => {
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
      if (ours) resolve(ours.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text })
  await devtools.detach()
}

interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
}

/** The globals of a service worker, as far as they are used here. */
interface WorkerGlobals {
  readonly registration: {
    showNotification(title: string, options: Omit<Shown, 'title'>): Promise<void>
  }
  readonly clients: { openWindow(url: string): Promise<null> }
  readonly ExtendableEvent: typeof Event
  shown: Map<string, Shown & { close(): void }>
  dispatchEvent(event: Event): boolean
}

/** The worker's notifications are kept in place of being shown, by their tags as browsers do. */
export const openWorker = async (page: Page) => {
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerGlobals
    const shown: WorkerGlobals['shown'] = new Map()
    scope.shown = shown
    scope.registration.showNotification = async (title, options) => {
      const close = () => void shown.delete(options.tag)
      shown.set(options.tag, { ...options, title, close })
    }
  })
  return {
    shown: () =>
      worker.evaluate(() => {
        const { shown } = globalThis as unknown as WorkerGlobals
        return [...shown.values()].map(({ title, body, tag }) => ({ title, body, tag }))
      }),

    /** Presses the one that is shown; answers which page it opens, which only a person's press could. */
    press: () =>
      worker.evaluate(async () => {
        const scope = globalThis as unknown as WorkerGlobals
        const [notification] = scope.shown.values()
        let opened = ''
        scope.clients.openWindow = async (url) => {
          opened = url
          return null
        }
        let work: Promise<unknown> = Promise.resolve()
        const event = Object.assign(new scope.ExtendableEvent('notificationclick'), {
          notification,
          waitUntil: (given: Promise<unknown>) => {
            work = given
          },
        })
        scope.dispatchEvent(event)
        await work
        return opened
      }),
  }
}
