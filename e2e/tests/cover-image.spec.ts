import type { Page } from '@playwright/test'
import { onBoth } from '../src/lib/devices.ts'
import { button, uploadPicture } from '../src/lib/forms.ts'
import { makePicture } from '../src/lib/picture.ts'
import { expect, test } from '../src/lib/test.ts'

/** The cover image in the head of the profile, once there is one. */
const cover = (page: Page) => page.locator('article header img[src*="/banners/"]')

const isDrawn = (page: Page) =>
  expect
    .poll(() => cover(page).evaluate((it: HTMLImageElement) => it.naturalWidth / it.naturalHeight))
    .toBeCloseTo(4, 1)

test(
  'a cover image is cropped, shown, replaced and removed',
  onBoth,
  async ({ page, person, otherBrowser }) => {
    await page.goto('/settings/profile')
    const { status } = await uploadPicture(page, await makePicture(), 'banner')
    expect(status).toBe(202)
    await expect(page.getByText('Cover image updated')).toBeVisible()

    const visitor = await otherBrowser()
    await visitor.goto(`/profile/${person.username}`)
    await isDrawn(visitor)
    await expect(button(visitor, 'Edit cover')).toHaveCount(0)
    const first = await cover(visitor).getAttribute('src')

    // The owner changes it on the profile itself; whoever looks at it sees that without a reload.
    await page.goto(`/profile/${person.username}`)
    await button(page, 'Edit cover').click()
    await uploadPicture(page, await makePicture(), 'banner')
    await expect(cover(visitor)).not.toHaveAttribute('src', first ?? '')
    await isDrawn(visitor)

    await button(page, 'Remove').click()
    await expect(page.getByText('Cover image removed')).toBeVisible()
    await expect(cover(visitor)).toHaveCount(0)
    await button(page, 'Done').click()
    await expect(cover(page)).toHaveCount(0)
    // What was cropped last is gone too: nothing of it comes back.
    await page.reload()
    await expect(button(page, 'Edit cover')).toBeVisible()
    await expect(cover(page)).toHaveCount(0)
  },
)
