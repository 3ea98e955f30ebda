import type { Page } from '@playwright/test'
import { button } from './forms.ts'

export const studioSide = (page: Page) =>
  page.getByRole('navigation', { name: 'Studio', exact: true }).filter({ visible: true })
export const studioBar = (page: Page) =>
  page.getByRole('navigation', { name: 'Studio bar', exact: true })

/** By the sidebar, or on a phone by the bar and what is behind its More. */
export const goInStudio = async (page: Page, name: string) => {
  if (await studioSide(page).isVisible()) {
    return studioSide(page).getByRole('link', { name }).click()
  }
  const inBar = studioBar(page).getByRole('link', { name })
  await studioBar(page).getByRole('button', { name: 'More' }).waitFor()
  if (await inBar.isVisible()) return inBar.click()
  await button(page, 'More').click()
  await page.getByRole('menuitem', { name }).click()
}
