import { expect, test } from 'vitest'
import { captionSizeFrom } from './caption-size.ts'

test('captions have the size that was chosen on this device, or a middle one', () => {
  expect(captionSizeFrom('large')).toBe('large')
  expect(captionSizeFrom(null)).toBe('medium')
  expect(captionSizeFrom('huge')).toBe('medium')
})
