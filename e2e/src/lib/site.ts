import { environment, type Inbox, type InstanceName, inboxOf, instance } from '@fanfare/ops'

/** Where the product runs, for code that did not start it itself. */
export interface Site {
  readonly origin: string
  /** Past the front, where a caller can say which address it comes from. */
  readonly apiUrl: string
  readonly inbox: Inbox
}

export const siteOf = (name: InstanceName): Site => {
  const on = instance(name)
  return {
    origin: environment(on).PUBLIC_ORIGIN,
    apiUrl: `http://127.0.0.1:${on.ports.api}`,
    inbox: inboxOf(on),
  }
}
