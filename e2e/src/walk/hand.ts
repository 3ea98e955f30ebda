import type { Locator, Page } from '@playwright/test'

/** One way to use the product and no other: by keys alone, or by touch alone. */
export interface Hand {
  readonly press: (target: Locator) => Promise<void>
  readonly check: (box: Locator) => Promise<void>
  readonly choose: (radio: Locator) => Promise<void>
  /** A tab of a page. */
  readonly open: (tab: Locator) => Promise<void>
  readonly write: (field: Locator, text: string) => Promise<void>
  readonly writeDay: (field: Locator, day: { iso: string; keys: string }) => Promise<void>
  /** The card, in the frames of the provider, and the button below it. */
  readonly pay: (page: Page, number: string, button: Locator) => Promise<void>
}
