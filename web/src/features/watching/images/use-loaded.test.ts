import type { AssetId, SignedPicture } from '@fanfare/contract'
import { expect, test } from 'vitest'
import { hasSameFiles } from './use-loaded.ts'

const picture = (signature: string, more: Partial<SignedPicture> = {}): SignedPicture => ({
  id: '018f0000-0000-7000-8000-000000000001' as AssetId,
  width: 960,
  height: 640,
  altText: '',
  placeholder: '',
  variants: [480, 960].map((width) => ({
    width,
    type: 'image/webp',
    url: `http://127.0.0.1:9/private/p/${width}.webp?signature=${signature}`,
  })),
  videoUrl: null,
  ...more,
})

test('a picture stays the same when only its signature is new', () => {
  expect(hasSameFiles(picture('old'), picture('new', { altText: 'Rain' }))).toBe(true)
})

test('other sizes and another film are another picture', () => {
  const [small] = picture('new').variants
  expect(hasSameFiles(picture('old'), picture('new', { variants: small ? [small] : [] }))).toBe(
    false,
  )
  const film = { videoUrl: 'http://127.0.0.1:9/private/p/film.mp4?signature=new' }
  expect(hasSameFiles(picture('old'), picture('new', film))).toBe(false)
})
