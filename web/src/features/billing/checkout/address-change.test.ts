import type { BillingAddress } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { addressChange } from './address-change.ts'

const kept: BillingAddress = {
  name: 'Noor Vale',
  street: 'Kade 4',
  city: 'Utrecht',
  state: '',
  postalCode: '3511',
  country: 'NL',
}
const empty = { name: '', street: ' ', city: '', state: '', postalCode: '', country: 'NL' }

it('takes a kept address away when every field was emptied', () => {
  expect(addressChange(kept, empty)).toBe('removed')
  expect(addressChange(null, empty)).toBe('none')
})

it('keeps what was typed, and nothing where only the country differs', () => {
  expect(addressChange(kept, { ...kept, country: 'DE' })).toBe('none')
  expect(addressChange(kept, { ...kept, street: 'Kade 5' })).toBe('written')
  expect(addressChange(kept, { ...empty, name: 'Noor Vale' })).toBe('written')
  expect(addressChange(null, kept)).toBe('written')
})
