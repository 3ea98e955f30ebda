import type { Locator } from '@playwright/test'
import { field } from '../lib/forms.ts'
import { cardNumber, expiry, securityCode } from '../lib/paying.ts'
import { expect } from '../lib/test.ts'
import type { Hand } from './hand.ts'

const least = 44

/** Where a finger comes down: at the middle of something that is not too small for it. */
const tap = async (target: Locator) => {
  await target.scrollIntoViewIfNeeded()
  const height = await target.evaluate((one) => {
    const own = one.getBoundingClientRect().height
    const around = getComputedStyle(one, '::after')
    const reach = around.content === 'none' ? 0 : Number.parseFloat(around.height) || 0
    return Math.max(own, reach)
  })
  expect(Math.round(height), `${target} can be hit by a finger`).toBeGreaterThanOrEqual(least)
  await target.tap()
}
/** A finger on the field, then the keyboard of the phone. */
const write = async (place: Locator, text: string) => {
  await place.tap()
  await place.pressSequentially(text)
}

const choose = async (radio: Locator) => {
  await tap(radio.page().locator('label').filter({ has: radio }))
  await expect(radio).toBeChecked()
}

export const touch: Hand = {
  press: tap,
  write,
  // The phone's own picker.
  writeDay: (place, { iso }) => place.fill(iso),
  open: tap,
  choose,
  check: async (box) => {
    await tap(box)
    await expect(box).toBeChecked()
  },
  pay: async (page, number, button) => {
    await write(cardNumber(page), number)
    await write(expiry(page), '1240')
    await write(securityCode(page), '123')
    await write(field(page, 'Cardholder name'), 'Noor Vale')
    await tap(button)
  },
}
