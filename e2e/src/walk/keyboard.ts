import type { Locator, Page } from '@playwright/test'
import { typeCardByKeyboard } from '../lib/paying.ts'
import { expect } from '../lib/test.ts'
import type { Hand } from './hand.ts'

/** Runs in the page: why whoever looks for the focus would not find it, or nothing. */
const unseen = (on: Element) => {
  const name = on.outerHTML.slice(0, 120)
  if (!on.matches(':focus-visible')) return `no focus ring on ${name}`
  const shown = (on as HTMLInputElement).labels?.[0] ?? on
  const { left, top, bottom, width, height } = shown.getBoundingClientRect()
  const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)]
  if (width < 2 || height < 2 || to <= from) return `nothing to see of ${name}`
  const hit = document.elementFromPoint(left + width / 2, (from + to) / 2)
  const free = hit && (shown.contains(hit) || hit.contains(shown) || on.contains(hit))
  return free ? null : `${name} lies under ${hit?.outerHTML.slice(0, 80) ?? 'the edge'}`
}

/** Tab until there, as someone without a mouse would. */
const reach = async (target: Locator, isThere: (one: Element) => boolean, most = 60) => {
  await target.waitFor()
  const page = target.page()
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate(isThere)) return
  }
  throw new Error(`${target} was not reached in ${most} presses of Tab`)
}
const isFocused = (one: Element) => one === document.activeElement
const isGroupFocused = (one: Element) =>
  (one as HTMLInputElement).name === (document.activeElement as HTMLInputElement | null)?.name

const reachAndSee = async (target: Locator) => {
  await reach(target, isFocused)
  expect(await target.evaluate(unseen), 'the focus is seen').toBeNull()
}

const press = async (target: Locator) => {
  await reachAndSee(target)
  await target.page().keyboard.press('Enter')
}
const write = async (field: Locator, text: string) => {
  await reachAndSee(field)
  await field.page().keyboard.type(text)
}

export const keyboard: Hand = {
  press,
  write,
  writeDay: (field, { keys }) => write(field, keys),
  check: async (box) => {
    await reachAndSee(box)
    await box.page().keyboard.press('Space')
    await expect(box).toBeChecked()
  },
  choose: async (radio) => {
    await reach(radio, isGroupFocused)
    await expect(async () => {
      if (await radio.isChecked()) return
      await radio.page().keyboard.press('ArrowRight')
      await expect(radio).toBeChecked({ timeout: 200 })
    }).toPass()
    expect(await radio.evaluate(unseen), 'the focus is seen').toBeNull()
  },
  open: async (tab) => {
    await reach(tab, () => document.activeElement?.role === 'tab')
    await expect(async () => {
      if (await tab.evaluate(isFocused)) return
      await tab.page().keyboard.press('ArrowRight')
      await expect(tab).toBeFocused({ timeout: 200 })
    }).toPass()
    await tab.page().keyboard.press('Enter')
  },
  pay: async (page, number, button) => {
    await reach(page.getByText('Price breakdown'), (one) =>
      Boolean(document.activeElement?.contains(one)),
    )
    await typeCardByKeyboard(page, number)
    await press(button)
  },
}

/** After what was pressed is gone, the focus is on what came in its place. */
export const focusIsSomewhere = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), 'a focus')
    .toBe(true)
